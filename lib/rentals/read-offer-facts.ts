import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import type { FuelLevel } from '../pricing/values';
import type { ReadContext } from '../server/query';

/** What a card shows of each vehicle beside what a search knows, and the rates that its price is made of. */
export async function readOfferFacts(ctx: ReadContext, vehicleIds: string[]) {
  if (vehicleIds.length === 0) return new Map<string, never>();
  const rows = await ctx.tx
    .select({
      id: vehicles.id,
      classId: vehicles.classId,
      className: vehicleClasses.name,
      weeklyRateCents: vehicles.weeklyRateCents,
      monthlyRateCents: vehicles.monthlyRateCents,
      coverId: sql<string | null>`(select a.id from attachments a where a.tenant_id = vehicles.tenant_id
        and a.vehicle_id = vehicles.id and a.slot = 'photo' and a.archived_at is null order by a.position, a.id limit 1)`,
      fuelLevel: sql<FuelLevel | null>`(select i.fuel_level from inspections i where i.tenant_id = vehicles.tenant_id
        and i.vehicle_id = vehicles.id and i.superseded_at is null order by i.inspected_at desc limit 1)`,
      lastReturnAt: sql<string | null>`(select greatest(
        (select max(r.returned_at) from rentals r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id
          and r.status = 'completed'),
        (select max(l.back_at) from rental_legs l where l.tenant_id = vehicles.tenant_id and l.vehicle_id = vehicles.id)))`,
    })
    .from(vehicles)
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, vehicles.tenantId), eq(vehicleClasses.id, vehicles.classId)),
    )
    .where(and(eq(vehicles.tenantId, ctx.tenantId), inArray(vehicles.id, vehicleIds)));
  return new Map(
    rows.map(({ id, className, coverId, fuelLevel, lastReturnAt, ...rates }) => [
      id,
      { className, coverId, fuelLevel, lastReturnAt: lastReturnAt === null ? null : new Date(lastReturnAt), rates },
    ]),
  );
}
