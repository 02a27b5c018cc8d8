import 'server-only';
import { RentalFilters } from '../rentals/list-input';
import { countRentals } from '../rentals/list-rentals';
import type { ReadContext } from '../server/query';
import { countVehiclesByStatus } from '../vehicles/count-vehicles-by-status';

/**
 * The four figures at the top of the dashboard, and the fleet by status. Each equals the count of the list it links to.
 */
export async function getDashboardCounts(ctx: ReadContext) {
  const everything = RentalFilters.parse({});
  const [byStatus, dueToday, fleet] = await Promise.all([
    countRentals(ctx, everything),
    countRentals(ctx, { ...everything, due: 'today' }),
    countVehiclesByStatus(ctx),
  ]);
  return {
    active: byStatus.active,
    overdue: byStatus.overdue,
    returnsToday: dueToday.all,
    inMaintenance: fleet.maintenance,
    fleet,
  };
}
