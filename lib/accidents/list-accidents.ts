import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { charges, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { AccidentFilters } from './input';

function condition(ctx: ReadContext, { q, vehicle }: Pick<AccidentFilters, 'q' | 'vehicle'>) {
  return and(
    eq(accidents.tenantId, ctx.tenantId),
    isNull(accidents.archivedAt),
    vehicle ? eq(accidents.vehicleId, vehicle) : undefined,
    textCondition(q, [accidents.searchText, vehicles.searchText, vehicles.plateKey]),
  );
}

function ofVehicle() {
  return and(eq(vehicles.tenantId, accidents.tenantId), eq(vehicles.id, accidents.vehicleId));
}

/** One page of accident reports, the latest accident first. */
export async function listAccidents(ctx: ReadContext, filters: Omit<AccidentFilters, 'size'> & { size: number }) {
  const paging = keyset({
    sort: accidents.happenedAt,
    type: 'timestamptz',
    id: accidents.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx
    .select({
      id: accidents.id,
      happenedAt: accidents.happenedAt,
      place: accidents.place,
      description: accidents.description,
      policeReport: accidents.policeReport,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      chargedTo: rentals.number,
      sortKey: paging.sortKey,
    })
    .from(accidents)
    .innerJoin(vehicles, ofVehicle())
    .leftJoin(
      charges,
      and(
        eq(charges.tenantId, accidents.tenantId),
        eq(charges.id, accidents.chargeId),
        sql`${charges.waivedAt} is null`,
      ),
    )
    .leftJoin(rentals, and(eq(rentals.tenantId, charges.tenantId), eq(rentals.id, charges.rentalId)))
    .where(paging.where(condition(ctx, filters)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

export type ListedAccident = Awaited<ReturnType<typeof listAccidents>>['rows'][number];

export async function countAccidents(ctx: ReadContext, filters: Pick<AccidentFilters, 'q' | 'vehicle'>) {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(accidents)
    .innerJoin(vehicles, ofVehicle())
    .where(condition(ctx, filters));
  return row?.count ?? 0;
}
