import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { splitByVehicle } from '../rentals/split-by-vehicle';
import { ticketCosts } from '../vehicles/ticket-costs';

interface Company {
  tenantId: string;
  now: Date;
}

interface Within {
  from?: Date;
  until?: Date;
  vehicleId?: string;
}

/**
 * All that vehicles brought and cost, as rows of vehicle_id, at, kind and cents. The kind is `income` or one of `COST_KINDS` but
 * the owner's part. Assumption: income is what was charged and not waived, when it was charged, whether paid or not. Tax
 * belongs to the state and does not count. Cost is what was spent and not voided, and what maintenance has cost, even
 * cancelled tickets (docs/rules.md §13).
 */
export function vehicleMoves({ tenantId, now }: Company, { from, until, vehicleId }: Within): SQL {
  const within = (at: SQL) => sql`
    ${from ? sql`and ${at} >= ${from.toISOString()}::timestamptz` : sql``}
    ${until ? sql`and ${at} < ${until.toISOString()}::timestamptz` : sql``}`;
  const whose = vehicleId ? sql`and vehicle_id = ${vehicleId}` : sql`and vehicle_id is not null`;
  const charged = sql`
    select rental_id, created_at as at, amount_cents as cents from charges
    where tenant_id = ${tenantId} and rental_id is not null and waived_at is null and kind <> 'tax' ${within(sql`created_at`)}`;
  return sql`
    select vehicle_id, at, 'income' as kind, cents from (${splitByVehicle({ tenantId, now }, charged, vehicleId)}) income
    union all
    select vehicle_id, at, 'maintenance', cents from (${ticketCosts(tenantId)}) costs where true ${whose} ${within(sql`at`)}
    union all
    select vehicle_id, spent_at, kind, amount_cents from expenses
    where tenant_id = ${tenantId} and voided_at is null ${whose} ${within(sql`spent_at`)}`;
}
