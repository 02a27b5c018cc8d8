import { localToInstant, shiftDay } from '../dates';
import { AppError } from '../errors';
import type { ReportInput } from './input';
import type { ReportScope } from './report-source';

/** Whose and which moments a report's days are, by the clocks of the company. */
export function reportScope(
  { tenantId, tenant }: { tenantId: string; tenant: { timeZone: string } },
  { from, until }: Pick<ReportInput, 'from' | 'until'>,
): ReportScope {
  const start = localToInstant(`${from}T00:00`, tenant.timeZone);
  const end = localToInstant(`${shiftDay(until, 1)}T00:00`, tenant.timeZone);
  if (!start || !end) throw new AppError('invalid_date');
  return { tenantId, from: start, until: end };
}
