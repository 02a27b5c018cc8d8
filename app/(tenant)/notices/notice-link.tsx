'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { readNoticesAction } from './actions';

interface Props {
  id: string;
  href: string;
  read: boolean;
  children: ReactNode;
}

/** Opening the subject of a notice marks it as read. */
export function NoticeLink({ id, href, read, children }: Props) {
  return (
    <Link
      href={href}
      className={cn('block after:absolute after:inset-0', !read && 'font-medium')}
      onClick={() => {
        // If the network fails, the notice stays unread, which does no harm.
        if (!read) readNoticesAction({ noticeIds: [id] }).catch(() => undefined);
      }}
    >
      {children}
    </Link>
  );
}
