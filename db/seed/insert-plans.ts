import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import { maintenancePlans } from '../schema/maintenance';
import type { Inserted } from './insert-company';

/** Oil for every class, tires and the yearly inspection for one vehicle. Some are due. */
export async function insertPlans(
  tx: Transaction,
  tenantId: string,
  { made, now }: { made: Inserted; now: Date },
): Promise<void> {
  const classIds = [...new Set(made.vehicles.map(({ classId }) => classId))];
  const on = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  for (const classId of classIds) {
    if (!classId) continue;
    const oil = { serviceType: 'oil_change' as const, everyKm: 5000, everyMonths: 6, startsOn: on(95) };
    await tx.insert(maintenancePlans).values({ tenantId, id: newId(), classId, ...oil });
  }
  const vehicle = made.vehicles[4];
  if (!vehicle) return;
  const tires = { serviceType: 'tire_rotation' as const, everyKm: 10_000, startsOn: on(120) };
  await tx.insert(maintenancePlans).values({ tenantId, id: newId(), vehicleId: vehicle.id, ...tires });
  const inspection = { serviceType: 'inspection' as const, everyMonths: 12, startsOn: on(350) };
  await tx.insert(maintenancePlans).values({ tenantId, id: newId(), vehicleId: vehicle.id, ...inspection });
}
