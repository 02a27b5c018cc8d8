import { type Period, quickRange } from './quick-range';
import type { ReportFilters } from './report-filters';
import type { QuickRange } from './values';

/** The range of a screen that was opened without one. */
const USUAL: QuickRange = 'last_30_days';

/** The period that an address means on the company's `today`, and its name; null if its days are one's own. */
export function shownPeriod(
  { range, from, until }: Pick<ReportFilters, 'range' | 'from' | 'until'>,
  today: string,
): Period & { range: QuickRange | null } {
  if (from !== null && until !== null) return { from, until, range: null };
  const named = range ?? USUAL;
  return { ...quickRange(named, today), range: named };
}
