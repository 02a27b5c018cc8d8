import { createOwner } from '@/lib/owners/create-owner';
import { startShare } from '@/lib/owners/start-share';
import { asManager } from './contexts';
import { makeVehicle, type TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** An owner of nothing yet. */
export async function makeOwner(tenant: TestTenant, name = 'Ginette Fils-Aimé Duré'): Promise<string> {
  return (await createOwner(await asManager(tenant), { name, phone: '37000031' })).id;
}

/** A share as its form sends it: 70 percent of the rent, less maintenance. */
export function shareValues(ownerId: string, vehicleId: string, values: object = {}) {
  const percent = { kind: 'percent', basisPoints: '70', costs: ['maintenance', 'fuel'] };
  return { ownerId, vehicleId, startsOn: '2025-01-01', ...percent, ...values };
}

/** An owner with a vehicle since January 2025. */
export async function makeShare(tenant: TestTenant, values: object = {}) {
  const ownerId = await makeOwner(tenant);
  const vehicleId = await makeVehicle(tenant);
  const { id: shareId } = await startShare(await asManager(tenant), shareValues(ownerId, vehicleId, values));
  return { ownerId, vehicleId, shareId };
}

/** The owner's vehicle was out for four days of November 2025 at 55.00: 154.00 are theirs. */
export async function makeEarned(tenant: TestTenant) {
  const share = await makeShare(tenant);
  const out = new Date('2025-11-03T15:00:00Z');
  const back = { status: 'completed' as const, returnedAt: new Date('2025-11-07T15:00:00Z') };
  const rental = await makeActiveRental(tenant, { out, vehicleId: share.vehicleId, values: back });
  return { ...share, rentalId: rental.id };
}
