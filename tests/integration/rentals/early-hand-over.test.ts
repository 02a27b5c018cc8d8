import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { demoSignature } from '@/db/seed/signature';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { query } from '@/lib/server/query';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { reserve } from '@/tests/support/reserve';
import { checkedIn } from '@/tests/support/take-back';

// A vehicle that is handed over now, although the agreement begins in five days.

const LATER = { pickupAt: localIn(120), dueAt: localIn(192) };
const BEFORE = { pickupAt: localIn(2), dueAt: localIn(50) };

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function handedOver() {
  const draft = await makeDraft(tenant, { values: LATER });
  await activateRental(await asManager(tenant), draft);
  return draft;
}

const promiseBefore = (vehicleId: string) => reserve(tenant, { vehicleId }, BEFORE);

it('is handed over by an agent only some hours before the agreement begins, as the time until then is not charged', async () => {
  const agent = await asAgent(tenant);
  const soon = await makeDraft(tenant, { values: { pickupAt: localIn(11), dueAt: localIn(83) } });
  await expect(activateRental(agent, soon)).resolves.toBeDefined();
  const later = await makeDraft(tenant, { values: LATER });
  await expect(activateRental(agent, later)).rejects.toMatchObject({
    code: 'pickup_needs_manager',
    fields: { pickupAt: 'pickup_needs_manager' },
  });
  await expect(activateRental(await asManager(tenant), later)).resolves.toBeDefined();
});

it('is not taken from a customer who has it before the agreement begins', async () => {
  const vehicleId = await makeVehicle(tenant);
  await promiseBefore(vehicleId);
  const draft = await makeDraft(tenant, { vehicleId, values: LATER });
  await expect(activateRental(await asManager(tenant), draft)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'reservation' },
  });
});

it('is promised to nobody from now on', async () => {
  const { vehicleId } = await handedOver();
  await expect(promiseBefore(vehicleId)).rejects.toMatchObject({ code: 'vehicle_not_available' });
});

it('is held from then on after an extension too', async () => {
  const { rentalId, vehicleId } = await handedOver();
  const ctx = await asManager(tenant);
  const dueAt = localIn(216);
  const { addedCents } = await query(ctx, 'rentals.view', (q) => previewExtension(q, { rentalId, dueAt }));
  const signatures = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
  await extendRental(ctx, { rentalId, dueAt, ...signatures, expectedCents: addedCents });
  await expect(promiseBefore(vehicleId)).rejects.toMatchObject({ code: 'vehicle_not_available' });
});

it('is held from then on after a return was reopened too', async () => {
  const { rentalId, vehicleId } = await handedOver();
  const ctx = await asManager(tenant);
  await settleReturn(ctx, checkedIn(rentalId));
  await reopenReturn(ctx, { rentalId, reason: 'It was another one' });
  await expect(promiseBefore(vehicleId)).rejects.toMatchObject({ code: 'vehicle_not_available' });
});
