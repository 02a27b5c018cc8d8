import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { inspections } from '@/db/schema/inspections';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { swapInput } from '@/tests/support/swapped';

afterAll(closeDatabase);

it('has for each earlier vehicle how it left and how it came back, and for the present one nothing', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const rental = await makeActiveRental(tenant);
  const [second, third] = [await makeVehicle(tenant), await makeVehicle(tenant)];
  await swapVehicle(ctx, swapInput(rental, second));
  await swapVehicle(ctx, swapInput({ id: rental.id, vehicleId: second }, third));
  const of = async (vehicleId: string, kind: 'checkout' | 'checkin') => {
    const wanted = and(eq(inspections.vehicleId, vehicleId), eq(inspections.kind, kind));
    const [found] = await withTenant(tenant.id, (tx) =>
      tx.select({ id: inspections.id }).from(inspections).where(wanted),
    );
    return found?.id;
  };
  const { formerConditions } = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rental.id));
  expect(formerConditions.map(({ out, back }) => [out?.id, back?.id])).toEqual([
    [await of(rental.vehicleId, 'checkout'), await of(rental.vehicleId, 'checkin')],
    [await of(second, 'checkout'), await of(second, 'checkin')],
  ]);
});
