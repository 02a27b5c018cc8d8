'use client';

import type { LucideIcon } from 'lucide-react';
import { useLinkStatus } from 'next/link';
import { cn } from '@/components/ui/cn';

/** The icon of a link that it stands in; it breathes while the page is on its way, so that a slow network is seen to work. */
export function LinkIcon({ icon: Icon, className }: { icon: LucideIcon; className: string }) {
  const { pending } = useLinkStatus();
  return (
    <Icon
      className={cn(className, pending && 'animate-[pulse-soft_0.9s_ease-in-out_infinite] text-accent!')}
      aria-hidden="true"
    />
  );
}
