import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { activateRental } from '@/lib/rentals/activate-rental';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { returnRental } from '@/lib/rentals/return-rental';
import { query } from '@/lib/server/query';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it('refuses a pickup before the vehicle’s last return, and names it', async () => {
  const vehicleId = await makeVehicle(tenant);
  const first = await makeDraft(tenant, {
    vehicleId,
    values: { pickupAt: localIn(-1.5), dueAt: localIn(20) },
    total: 9_500,
  });
  await activateRental(await asAgent(tenant), first);
  const returned = { returnedAt: localIn(-0.5), odometerKm: '40 010', fuelLevel: 'full' };
  await returnRental(await asAgent(tenant), { rentalId: first.rentalId, ...returned });
  const again = { vehicleId, values: { pickupAt: localIn(-1), odometerKm: '40010' } };
  const second = await makeDraft(tenant, again);
  const refusal = { code: 'pickup_before_return', params: { returned: returned.returnedAt } };
  await expect(activateRental(await asAgent(tenant), second)).rejects.toMatchObject({
    ...refusal,
    fields: { pickupAt: 'pickup_before_return' },
  });
  const quote = await query(await asAgent(tenant), 'rentals.create', (q) => quoteDraft(q, second.values));
  expect(quote.blockers).toEqual([{ ...refusal, field: 'pickupAt' }]);
  const third = await makeDraft(tenant, { ...again, values: { ...again.values, pickupAt: returned.returnedAt } });
  await expect(activateRental(await asAgent(tenant), third)).resolves.toBeDefined();
});
