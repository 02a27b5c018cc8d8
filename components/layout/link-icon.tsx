'use client';

import { useContext } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { LinkPending } from '@/components/ui/link-pending';

/** The icon of the link around it. It pulses while the page loads, so that users of a slow network see progress. */
export function LinkIcon({ name, className }: { name: IconName; className: string }) {
  const pending = useContext(LinkPending);
  return (
    <Icon
      name={name}
      className={cn(className, pending && 'animate-[pulse-soft_0.9s_ease-in-out_infinite] text-accent!')}
    />
  );
}
