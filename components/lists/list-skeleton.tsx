import type { AwaitedList } from '@/components/ui/awaited-list';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';

/** A list while it loads: its title, and placeholders as tall as the list, so that nothing moves when it arrives. */
export function ListSkeleton({ title, searched = true }: AwaitedList) {
  return (
    <div className="min-h-dvh">
      <PageHeader title={title} detail={'\u00a0'} />
      <div className="mb-4 h-11 border-b border-hairline" />
      {searched && <div className="mb-4 h-11 rounded-control bg-sunken lg:h-[38px]" />}
      <SkeletonRows rows={12} />
    </div>
  );
}
