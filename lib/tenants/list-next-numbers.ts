import 'server-only';
import { and, eq } from 'drizzle-orm';
import { counters } from '@/db/schema/activity';
import { localDay } from '../dates';
import type { ReadContext } from '../server/query';
import { documentNumber } from './document-number';
import { NUMBER_SERIES, type NumberSeries } from './numbering-fields';

export interface NextNumber {
  series: NumberSeries;
  /** The number that the next paper of this year gets, such as `R-2026-00042`. */
  number: string;
  /** Its last part. */
  value: number;
}

/** The number that the next paper of each series gets. */
export async function listNextNumbers(
  ctx: Pick<ReadContext, 'tx' | 'tenantId' | 'now' | 'tenant'>,
): Promise<NextNumber[]> {
  const year = Number(localDay(ctx.now, ctx.tenant.timeZone).slice(0, 4));
  const rows = await ctx.tx
    .select({ series: counters.series, value: counters.value })
    .from(counters)
    .where(and(eq(counters.tenantId, ctx.tenantId), eq(counters.year, year)));
  const last = new Map(rows.map(({ series, value }) => [series, value]));
  return NUMBER_SERIES.map((series) => {
    const value = (last.get(series) ?? 0) + 1;
    return { series, value, number: documentNumber(series, year, value) };
  });
}
