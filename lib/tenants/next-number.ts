import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { counters } from '@/db/schema/activity';
import { localDay } from '../dates';
import { documentNumber } from './document-number';
import type { NumberSeries } from './numbering-fields';

/**
 * The next number of a tenant's series, such as `R-2026-00042`, without gaps. It is assigned inside the transaction
 * that creates the document, and the counter's row stays locked until that ends (docs/rules.md §5). Call it as late as
 * possible.
 */
export async function nextNumber(
  ctx: { tx: Transaction; tenantId: string; now: Date; tenant: { timeZone: string } },
  series: NumberSeries,
): Promise<string> {
  const year = Number(localDay(ctx.now, ctx.tenant.timeZone).slice(0, 4));
  const [row] = await ctx.tx
    .insert(counters)
    .values({ tenantId: ctx.tenantId, series, year, value: 1 })
    .onConflictDoUpdate({
      target: [counters.tenantId, counters.series, counters.year],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value });
  return documentNumber(series, year, row?.value ?? 1);
}
