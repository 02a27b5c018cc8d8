import 'server-only';
import { sql } from 'drizzle-orm';
import { localDay } from '../dates';
import type { ReadContext } from '../server/query';
import { ticketCosts } from '../vehicles/ticket-costs';
import type { Cost } from './owner-entries';
import type { OwnerCost } from './values';

/**
 * What was spent for these vehicles and for their maintenance. An expense that was voided, or that a customer owes, is no
 * cost of an owner. Each part of a ticket is a row with the ticket's id.
 */
export async function readCosts(ctx: ReadContext, vehicleIds: string[]): Promise<Cost[]> {
  const { tenantId } = ctx;
  const mine = sql`in (${sql.join(
    vehicleIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select e.id, e.kind, e.vehicle_id, e.spent_at as at, e.amount_cents as cents from expenses e
    left join charges c on c.tenant_id = e.tenant_id and c.id = e.charge_id and c.waived_at is null
    where e.tenant_id = ${tenantId} and e.vehicle_id ${mine} and e.voided_at is null and c.id is null
    union all
    select ticket_id, 'maintenance', vehicle_id, at, cents from (${ticketCosts(tenantId)}) ticket
    where vehicle_id ${mine} and cents > 0
    order by 4, 1`);
  return rows.map((row) => ({
    id: String(row.id),
    // Safe because both tables hold only these kinds.
    kind: String(row.kind) as OwnerCost,
    vehicleId: String(row.vehicle_id),
    on: localDay(new Date(String(row.at)), ctx.tenant.timeZone),
    amountCents: Number(row.cents),
  }));
}
