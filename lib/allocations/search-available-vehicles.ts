import 'server-only';
import { and, asc, eq, isNull, not, type SQL } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { isTaken, type WantedPeriod } from './is-taken';
import { optionColumns, type VehicleOption, withClashes } from './vehicle-option';

const OPTIONS = 12;

interface AvailabilityQuestion extends WantedPeriod {
  text: string;
}

/**
 * Vehicles for a period, each with the reason it is unavailable, if any. An overdue car is never available
 * (docs/rules.md §7).
 */
export async function searchAvailableVehicles(
  ctx: ReadContext,
  question: AvailabilityQuestion,
): Promise<VehicleOption[]> {
  const search = await prepareSearch(ctx, VEHICLE_KIND, question.text);
  const list = (condition: SQL) =>
    searchPage(search, {
      pages: {
        sort: vehicles.nameKey,
        type: 'text',
        id: vehicles.id,
        direction: 'asc',
        cursor: null,
        pageSize: OPTIONS,
      },
      condition: and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), condition),
      indexed: null,
      read: (where) =>
        ctx.tx
          .select(optionColumns(question))
          .from(vehicles)
          .where(where)
          .orderBy(asc(vehicles.nameKey), asc(vehicles.id))
          .limit(OPTIONS),
    });
  // Available vehicles come first, so that the end of the list never cuts them off.
  const free = await list(not(isTaken(question)));
  const rows = free.length < OPTIONS ? [...free, ...(await list(isTaken(question)))].slice(0, OPTIONS) : free;
  return withClashes(ctx, rows, question);
}
