import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeCompletedRental } from '@/tests/support/make-history';
import { swapInput } from '@/tests/support/swapped';

// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const inDays = (days: number) => new Date(NOW + days * DAY_MS);
const local = (at: Date) => instantToLocal(at, 'America/Port-au-Prince');

afterAll(closeDatabase);

it('says when the new vehicle came back, only where the swap is before that', async () => {
  const tenant = await makeTenant();
  const rental = await makeActiveRental(tenant, { out: inDays(-2), due: inDays(2) });
  const vehicleId = await makeVehicle(tenant);
  await makeCompletedRental(tenant, vehicleId, [inDays(-3).toISOString(), inDays(-0.1).toISOString()]);
  const ctx = await asManager(tenant);
  const swapAt = (days: number) => swapVehicle(ctx, swapInput(rental, vehicleId, { swappedAt: local(inDays(days)) }));
  await expect(swapAt(-1)).rejects.toMatchObject({
    code: 'swap_before_return',
    params: { returned: local(inDays(-0.1)) },
  });
  const future = await swapAt(0.1).catch((error: unknown) => error);
  expect(future).toMatchObject({ code: 'swap_in_future' });
  expect(future).not.toHaveProperty('params.returned');
});
