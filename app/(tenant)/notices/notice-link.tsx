'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { readNoticesAction } from './actions';

interface Props {
  id: string;
  href: string;
  read: boolean;
  children: ReactNode;
}

/** Opening what a notice is about reads it. */
export function NoticeLink({ id, href, read, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cn('block after:absolute after:inset-0', !read && 'font-medium')}
      onClick={() => {
        // A notice that stays unread because the line is down is no harm: it is opened again.
        if (!read) readNoticesAction([id]).catch(() => undefined);
      }}
    >
      {children}
    </Link>
  );
}
