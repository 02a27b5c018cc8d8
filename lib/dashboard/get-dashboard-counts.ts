import 'server-only';
import { countRunning } from '../rentals/count-running';
import type { ReadContext } from '../server/query';
import { countVehiclesByStatus } from '../vehicles/count-vehicles-by-status';

/**
 * The four figures at the top of the dashboard, and the fleet by status. Each equals the count of the list it links to.
 */
export async function getDashboardCounts(ctx: ReadContext) {
  const [running, fleet] = await Promise.all([countRunning(ctx), countVehiclesByStatus(ctx)]);
  return {
    active: running.active,
    overdue: running.overdue,
    returnsToday: running.dueToday,
    inMaintenance: fleet.maintenance,
    fleet,
  };
}
