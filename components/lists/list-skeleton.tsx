import type { AwaitedList } from '@/components/ui/awaited-list';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ListHeader } from './list-header';

/** A list while it loads: its title, and placeholders as tall as the list, so that nothing moves when it arrives. */
export function ListSkeleton({ title, searched = true }: AwaitedList) {
  return (
    <div className="list-screen min-h-dvh">
      <ListHeader title={title} detail={'\u00a0'} counted />
      <div className="list-tabs -mx-4 mb-4 h-11 lg:mx-0 border-b border-hairline" />
      {searched && <search className="mb-4 block h-11 rounded-control bg-sunken lg:h-[38px]" />}
      <SkeletonRows rows={12} />
    </div>
  );
}
