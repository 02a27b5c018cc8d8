import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportScope } from './report-source';

/** Whether a moment lies in a report's period. */
export function inScope(moment: SQL, { from, until }: ReportScope): SQL {
  return sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${until.toISOString()}::timestamptz`;
}
