import 'server-only';
import { sql } from 'drizzle-orm';
import { startOfLocalDay } from '../dates';
import type { ReadContext } from '../server/query';
import { ticketCosts } from '../vehicles/ticket-costs';
import { odometerReadings } from './odometer-readings';
import { centsPerKm } from './per-km';
import type { CostPeriod, ServiceType } from './values';

export interface VehicleCosts {
  vehicleId: string;
  make: string;
  model: string;
  plate: string;
  costCents: number;
  /** Driven in the period, by the readings nearest to its ends. */
  km: number;
  centsPerKm: number | null;
}

export interface CostSummary {
  totalCents: number;
  /** Driven by the whole fleet. */
  km: number;
  centsPerKm: number | null;
  byType: { serviceType: ServiceType; costCents: number; visits: number }[];
  byVehicle: VehicleCosts[];
}

/** What maintenance has cost in the last so many local days: by type, by vehicle, and per kilometer driven. */
export async function summarizeCosts(
  ctx: ReadContext,
  { days, vehicleId = null }: { days: CostPeriod; vehicleId?: string | null },
): Promise<CostSummary> {
  const { tenantId } = ctx;
  const from = sql`${startOfLocalDay(ctx.now, ctx.tenant.timeZone, -days).toISOString()}::timestamptz`;
  const costs = sql`select * from (${ticketCosts(tenantId)}) all_costs where at >= ${from}
    ${vehicleId === null ? sql`` : sql`and vehicle_id = ${vehicleId}`}`;
  const [types, vehicles] = await Promise.all([
    ctx.tx.execute<Record<string, unknown>>(sql`
      select service_type, sum(cents)::bigint as cents, count(*)::int as visits from (
        select c.ticket_id, c.service_type, sum(c.cents) as cents from (${costs}) c
        join maintenance_tickets t on t.tenant_id = ${tenantId} and t.id = c.ticket_id
        group by c.ticket_id, c.service_type, t.status having sum(c.cents) > 0 or t.status in ('open', 'completed')
      ) visits group by service_type order by 2 desc, 1`),
    ctx.tx.execute<Record<string, unknown>>(sql`
      with readings as (${odometerReadings(tenantId)}),
      driven as (
        select vehicle_id, greatest(0, max(km) - coalesce(max(km) filter (where at < ${from}), min(km))) as km
        from readings group by vehicle_id
      ),
      spent as (select vehicle_id, sum(cents)::bigint as cents from (${costs}) costs group by vehicle_id)
      select v.id, v.make, v.model, v.plate, coalesce(spent.cents, 0) as cents, coalesce(driven.km, 0) as km
      from vehicles v
      left join spent on spent.vehicle_id = v.id
      left join driven on driven.vehicle_id = v.id
      where v.tenant_id = ${tenantId} and (v.archived_at is null or spent.cents > 0)
        ${vehicleId === null ? sql`` : sql`and v.id = ${vehicleId}`}
      order by 5 desc, v.name_key, v.id`),
  ]);
  const byVehicle = vehicles.map((row) => {
    const [costCents, km] = [Number(row.cents), Number(row.km)];
    return {
      ...{ vehicleId: String(row.id), make: String(row.make), model: String(row.model), plate: String(row.plate) },
      ...{ costCents, km, centsPerKm: centsPerKm(costCents, km) },
    };
  });
  const totalCents = byVehicle.reduce((sum, { costCents }) => sum + costCents, 0);
  const km = byVehicle.reduce((sum, vehicle) => sum + vehicle.km, 0);
  const byType = types.map((row) => ({
    // Safe because the column takes only these.
    serviceType: row.service_type as ServiceType,
    costCents: Number(row.cents),
    visits: Number(row.visits),
  }));
  return { totalCents, km, centsPerKm: centsPerKm(totalCents, km), byType, byVehicle };
}
