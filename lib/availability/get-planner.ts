import 'server-only';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { MINUTE_MS } from '../durations';
import { textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import { bodyOf } from '../vehicles/body-of';
import { classNameSql } from '../vehicles/class-name-sql';
import { listClassNames } from '../vehicles/list-class-names';
import { vehicleCondition } from '../vehicles/list-vehicles';
import { shownVehicleStatus } from '../vehicles/shown-status';
import type { PlannerFilters } from './input';
import { listBars } from './list-bars';
import { packPlanner, UNASSIGNED } from './pack-planner';
import { plannerWindow } from './planner-window';
import { SPAN_DAYS } from './values';

/** More rows than this help nobody; a filter finds the others. */
const MOST_VEHICLES = 1000;

/** The vehicles that match the filters, and what has each of them in the days shown, in three queries. */
export async function getPlanner(ctx: ReadContext, filters: PlannerFilters) {
  const { timeZone } = ctx.tenant;
  const window = plannerWindow({ firstDay: filters.from, days: SPAN_DAYS[filters.span] }, { timeZone, now: ctx.now });
  const shown = and(
    vehicleCondition(ctx, { status: filters.status, class: filters.class, fuel: null, documents: null }),
    textCondition(filters.q, [vehicles.searchText, vehicles.plateKey]),
  ) as SQL;
  const until = window.start + (window.edges.at(-1) ?? 0) * MINUTE_MS;
  const [rows, bars, classes] = await Promise.all([
    listRows(ctx, shown),
    listBars(ctx, { shown, classId: filters.class, from: new Date(window.start), until: new Date(until) }),
    listClassNames(ctx),
  ]);
  const places = new Map(rows.slice(0, MOST_VEHICLES).map(({ id }, index) => [id, index]));
  const minute = (instant: Date) => Math.floor((instant.getTime() - window.start) / MINUTE_MS);
  const placed = bars.flatMap(({ vehicleId, from: begins, until: ends, ...bar }) => {
    const vehicle = vehicleId === null ? UNASSIGNED : places.get(vehicleId);
    return vehicle === undefined ? [] : [{ ...bar, vehicle, from: minute(begins), until: minute(ends) }];
  });
  return {
    window,
    packed: packPlanner(rows.slice(0, MOST_VEHICLES), placed),
    /** By the vehicles' ids, for the phone's pictures: the grid has none. */
    looks: new Map(rows.map(({ id, model, className, color }) => [id, { body: bodyOf({ model, className }), color }])),
    classes,
    /** Whether more vehicles match than are shown. */
    more: rows.length > MOST_VEHICLES,
  };
}

function listRows(ctx: ReadContext, shown: SQL) {
  return ctx.tx
    .select({
      id: vehicles.id,
      model: sql<string>`${vehicles.make} || ' ' || ${vehicles.model}`,
      plate: vehicles.plate,
      className: classNameSql,
      color: vehicles.color,
      status: shownVehicleStatus,
    })
    .from(vehicles)
    .where(shown)
    .orderBy(asc(vehicles.nameKey), asc(vehicles.id))
    .limit(MOST_VEHICLES + 1);
}
