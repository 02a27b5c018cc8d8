import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { archiveVehicle } from '@/lib/vehicles/archive-vehicle';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';

afterAll(closeDatabase);

it('is refused while the vehicle is promised, and not once the promise has lapsed', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const [promised, lapsed] = [await makeVehicle(tenant), await makeVehicle(tenant)];
  const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await makeReservation(tenant, { vehicleId: promised, pickupAt: from(48), dueAt: from(96) });
  await makeReservation(tenant, { vehicleId: lapsed, pickupAt: from(-24 * 20), dueAt: from(24) });
  await expect(archiveVehicle(ctx, { vehicleId: promised })).rejects.toMatchObject({
    code: 'vehicle_reserved',
    params: { number: expect.stringMatching(/^V-/) },
  });
  await expect(archiveVehicle(ctx, { vehicleId: lapsed })).resolves.toEqual({ id: lapsed });
});
