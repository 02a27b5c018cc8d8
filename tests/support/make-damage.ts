import { withTenant } from '@/db/client';
import { inspections } from '@/db/schema/inspections';
import { newId } from '@/lib/id';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { settleReturn } from '@/lib/payments/settle-return';
import { asAgent } from './contexts';
import { makeVehicle, type TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';
import { checkedIn } from './take-back';

/** A broken left mirror, as a form sends it. */
export function brokenMirror(more: object = {}) {
  return { id: newId(), view: 'left', x: 310, y: 360, kind: 'broken', severity: 'medium', note: '', ...more };
}

/** An inspection without a rental, of a vehicle of its own unless one is named. */
export async function makeInspection(tenant: TestTenant, of: { vehicleId?: string; inspectedAt?: Date } = {}) {
  const id = newId();
  const vehicleId = of.vehicleId ?? (await makeVehicle(tenant));
  await withTenant(tenant.id, (tx) =>
    tx.insert(inspections).values({
      ...{ tenantId: tenant.id, id, vehicleId, kind: 'standalone', odometerKm: 40_000, fuelLevel: 'full' },
      inspectedAt: of.inspectedAt ?? new Date(),
      inspectedBy: tenant.members.agent,
    }),
  );
  return { id, vehicleId };
}

/** A damage that a standalone inspection found. */
export async function makeDamage(tenant: TestTenant): Promise<string> {
  return (await makeInspectedDamage(tenant)).damageId;
}

/** A damage that a standalone inspection found, with its vehicle. */
export async function makeInspectedDamage(tenant: TestTenant) {
  const damage = brokenMirror();
  const vehicleId = await makeVehicle(tenant);
  const read = { vehicleId, odometerKm: 2_000_000, fuelLevel: 'full', damages: [damage] };
  await recordInspection(await asAgent(tenant), read);
  return { damageId: damage.id, vehicleId };
}

/** A damage that a return found, on a rental that still owes something. */
export async function makeReturnedDamage(tenant: TestTenant) {
  const damage = brokenMirror();
  const { id: rentalId, vehicleId } = await makeActiveRental(tenant);
  await settleReturn(await asAgent(tenant), checkedIn(rentalId, { damages: [damage] }));
  return { damageId: damage.id, rentalId, vehicleId };
}
