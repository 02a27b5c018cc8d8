import { cn } from '@/components/ui/cn';

/** Its place stays, so that what is read and what is not begin on one line. */
export function UnreadDot({ unread }: { unread: boolean }) {
  return (
    <span
      className={cn('mt-2 size-2 shrink-0 rounded-full', unread ? 'bg-accent' : 'bg-transparent')}
      aria-hidden="true"
    />
  );
}
