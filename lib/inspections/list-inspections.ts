import 'server-only';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
import { tallyTabs } from '../search/tally-tabs';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import type { InspectionFilters } from './input';
import { INSPECTION_MENTIONS } from './inspection-mentions';

/** One page of the inspections that match a search, latest first. Those of withdrawn returns are left out. */
export async function listInspections(
  ctx: ReadContext,
  filters: InspectionFilters,
  search = prepareMentions(ctx, INSPECTION_MENTIONS, filters.q),
) {
  const pages: KeysetOptions = {
    sort: inspections.inspectedAt,
    type: 'timestamptz',
    id: inspections.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  };
  const paging = keyset(pages);
  const found = await mentioningPage(await search, {
    pages,
    condition: and(inspectionCondition(ctx, filters), filters.kind ? ofKind(filters.kind) : undefined),
    read: (where) =>
      rows(ctx, paging.sortKey)
        .where(where)
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
  });
  return paging.page(found);
}

/** How many inspections of each kind and in all, or only of the asked one, there are for the same search and vehicle. */
export async function tallyInspections(
  ctx: ReadContext,
  filters: Pick<InspectionFilters, 'q' | 'kind' | 'vehicleId'>,
  search = prepareMentions(ctx, INSPECTION_MENTIONS, filters.q),
  { currentOnly = false } = {},
) {
  return tallyTabs(ctx, {
    list: INSPECTION_MENTIONS,
    search: await search,
    condition: inspectionCondition(ctx, filters),
    tabs: {
      all: sql`true`,
      checkout: ofKind('checkout'),
      checkin: ofKind('checkin'),
      standalone: ofKind('standalone'),
    },
    current: filters.kind ?? 'all',
    currentOnly,
  });
}

function ofKind(kind: NonNullable<InspectionFilters['kind']>): SQL {
  return eq(inspections.kind, kind);
}

function inspectionCondition(ctx: ReadContext, { vehicleId }: Pick<InspectionFilters, 'vehicleId'>): SQL | undefined {
  return and(
    eq(inspections.tenantId, ctx.tenantId),
    isNull(inspections.supersededAt),
    vehicleId ? eq(inspections.vehicleId, vehicleId) : undefined,
  );
}

const found = sql<number>`(select count(*)::int from ${damages} where ${damages.tenantId} = ${inspections.tenantId} and ${damages.inspectionId} = ${inspections.id})`;

function rows(ctx: ReadContext, sortKey: SQL<string>) {
  return ctx.tx
    .select({
      id: inspections.id,
      kind: inspections.kind,
      inspectedAt: inspections.inspectedAt,
      inspectedBy: members.name,
      odometerKm: inspections.odometerKm,
      fuelLevel: inspections.fuelLevel,
      vehicleId: inspections.vehicleId,
      make: vehicles.make,
      model: vehicles.model,
      className: classNameSql,
      color: vehicles.color,
      plate: vehicles.plate,
      rentalId: rentals.id,
      rentalNumber: rentals.number,
      found,
      sortKey,
    })
    .from(inspections)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, inspections.tenantId), eq(vehicles.id, inspections.vehicleId)))
    .leftJoin(members, and(eq(members.tenantId, inspections.tenantId), eq(members.id, inspections.inspectedBy)))
    .leftJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
    .$dynamic();
}
