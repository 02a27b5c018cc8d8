import { Fragment, type ReactNode } from 'react';
import { DRAWING_VIEWS, type DrawingView } from '@/lib/inspections/values';

/** The five sides: the two ends share a row also on a phone. */
export function DrawingGrid({ children }: { children: (view: DrawingView) => ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 [&>*:nth-child(-n+3)]:col-span-2 sm:[&>*:first-child]:col-start-2">
      {DRAWING_VIEWS.map((view) => (
        <Fragment key={view}>{children(view)}</Fragment>
      ))}
    </div>
  );
}
