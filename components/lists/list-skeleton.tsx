'use client';

import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';

/**
 * A list while it loads after a link was pressed: its title, and placeholders as tall as the list, so that nothing moves when it
 * arrives. A page loaded as a whole only leaves the space free, because its list follows in the same response.
 */
export function ListSkeleton({ title, searched = true }: { title: string; searched?: boolean }) {
  // React never hydrates a fallback, so server and browser may differ here.
  if (typeof window === 'undefined') return <div className="min-h-dvh" />;
  return (
    <div className="min-h-dvh">
      <PageHeader title={title} detail={'\u00a0'} />
      <div className="mb-4 h-11 border-b border-hairline" />
      {searched && <div className="mb-4 h-11 rounded-control bg-sunken lg:h-[38px]" />}
      <SkeletonRows rows={12} />
    </div>
  );
}
