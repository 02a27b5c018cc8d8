import type { PeriodInput } from '../reports/period-input';
import { reportScope } from '../reports/report-scope';
import type { ReportScope } from '../reports/report-source';

interface Asking {
  tenantId: string;
  tenant: { timeZone: string };
  now: Date;
}

/** Whose figures, of which period, and as of when. */
export interface FigureScope extends ReportScope {
  now: Date;
  timeZone: string;
}

export function figureScope(ctx: Asking, period: PeriodInput): FigureScope {
  return { ...reportScope(ctx, period), now: ctx.now, timeZone: ctx.tenant.timeZone };
}

/** The period without what is still to come. */
export function pastOf({ from, until, now }: FigureScope): { from: Date; until: Date } {
  const end = until < now ? until : now;
  return { from: from < end ? from : end, until: end };
}
