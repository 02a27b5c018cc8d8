import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { chargeDamage } from '@/lib/payments/charge-damage';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReturnedDamage } from '@/tests/support/make-damage';
import { race, raceRounds } from '@/tests/support/race';
import { reserve } from '@/tests/support/reserve';
import { somebodyWaits } from '@/tests/support/somebody-waits';
import { checkedIn, standingHolds } from '@/tests/support/take-back';

const ROUNDS = raceRounds(4);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const mistake = (rentalId: string) => ({ rentalId, reason: 'It was the other Duster' });

it(`is reopened once by two managers, ${ROUNDS} times of ${ROUNDS}`, async () => {
  const ctx = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, vehicleId } = await makeActiveRental(tenant);
    await settleReturn(ctx, checkedIn(id));
    const { codes } = await race([1, 2, 3].map(() => () => reopenReturn(ctx, mistake(id))));
    expect(codes).toEqual(['invalid_transition', 'invalid_transition', 'won']);
    expect(await standingHolds(tenant, vehicleId)).toHaveLength(1);
  }
});

it(`goes to the manager or to who reserves, never to both, ${ROUNDS} times of ${ROUNDS}`, async () => {
  const ctx = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, vehicleId } = await makeActiveRental(tenant);
    await settleReturn(ctx, checkedIn(id));
    const booking = { pickupAt: localIn(1), dueAt: localIn(49) };
    const { codes } = await race([
      () => reopenReturn(ctx, mistake(id)),
      () => reserve(tenant, { vehicleId }, { ...booking, expectedTotalCents: 11_000 }),
    ]);
    expect(codes).toEqual(['vehicle_not_available', 'won']);
    const [rental] = await withTenant(tenant.id, (tx) =>
      tx.select({ status: rentals.status }).from(rentals).where(eq(rentals.id, id)),
    );
    const held = await standingHolds(tenant, vehicleId);
    expect(held).toHaveLength(1);
    expect(held[0]?.rentalId).toBe(rental?.status === 'active' ? id : null);
  }
});

it('is not charged for a damage of a return that is reopened at that moment', async () => {
  const { damageId, rentalId } = await makeReturnedDamage(tenant);
  const ctx = await asManager(tenant);
  const { charging } = await withTenant(tenant.id, async (tx) => {
    await tx.select({ id: rentals.id }).from(rentals).where(eq(rentals.id, rentalId)).for('update');
    const charging = chargeDamage(ctx, { damageId, amountCents: '120', note: 'Mirror' });
    charging.catch(() => undefined);
    await somebodyWaits();
    await reopenReturn({ ...ctx, tx }, mistake(rentalId));
    return { charging };
  });
  await expect(charging).rejects.toMatchObject({ code: 'damage_without_rental' });
});
