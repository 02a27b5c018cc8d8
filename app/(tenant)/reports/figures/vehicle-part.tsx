import type { FigureScope } from '@/lib/figures/figure-scope';
import { listVehicleFigures } from '@/lib/figures/list-vehicle-figures';
import type { TenantContext } from '@/lib/server/context';
import { heavyQuery } from '@/lib/server/heavy-query';
import { VehicleFiguresView } from './vehicle-figures';

/** What the vehicles earned. It reads all they ever earned, so it comes after the frame of the screen. */
export async function VehiclePart({ ctx, scope }: { ctx: TenantContext; scope: FigureScope }) {
  return <VehicleFiguresView {...(await heavyQuery(ctx, 'reports.view', (q) => listVehicleFigures(q, scope)))} />;
}
