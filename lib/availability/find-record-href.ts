import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';

/**
 * The address of the agreement, reservation or maintenance ticket with a number.
 * Throws `record_not_found`.
 */
export async function findRecordHref(ctx: ReadContext, number: string): Promise<string> {
  const [row] = await ctx.tx.execute<{ href: string }>(sql`
    select '/rentals/' || id as href from rentals where tenant_id = ${ctx.tenantId} and number = ${number}
    union all
    select '/reservations/' || id from reservations where tenant_id = ${ctx.tenantId} and number = ${number}
    union all
    select '/inspections/tickets/' || id from maintenance_tickets
    where tenant_id = ${ctx.tenantId} and number = ${number}
    limit 1`);
  if (!row) throw new AppError('record_not_found');
  return row.href;
}
