import 'server-only';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getVehicle } from '../vehicles/get-vehicle';
import { listStandingDamages } from './list-damages';

export type VehicleCondition = Awaited<ReturnType<typeof getVehicleCondition>>;

/** What an inspection of a vehicle starts from: its standing damages and the company's checklist. Throws `record_not_found`. */
export async function getVehicleCondition(ctx: ReadContext, vehicleId: string) {
  const [{ model, className }, standing, { checklist }] = await Promise.all([
    getVehicle(ctx, vehicleId),
    listStandingDamages(ctx, vehicleId),
    getTenantSettings(ctx),
  ]);
  const known = standing.map(({ id, view, x, y, kind, severity, note }) => ({ id, view, x, y, kind, severity, note }));
  return { model, className, known, items: checklist };
}
