import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { addCharge } from '@/lib/payments/add-charge';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidCharge } from '@/lib/payments/void-charge';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Four days at 55.00, with 10 % tax that is charged with the first line added. */
const makeTaxed = () => makeActiveRental(tenant, { values: { terms: { price: { tax: { basisPoints: 1000 } } } } });

const cleaning = (rentalId: string) => ({ rentalId, kind: 'cleaning', amountCents: '40', note: 'Sand on the seats' });

async function money(rentalId: string) {
  return query(await asAgent(tenant), 'rentals.view', (q) => getRentalMoney(q, rentalId));
}

it('is in the ledger with its tax and reason, due from now on, and in the history', async () => {
  const { id } = await makeTaxed();
  const { dueCents } = await addCharge(await asAgent(tenant), cleaning(id));
  const after = await money(id);
  expect(dueCents).toBe(22_000 + 4000 + 2600);
  expect(after.balance.dueCents).toBe(dueCents);
  expect(after.charges.map(({ kind, amountCents, note }) => [kind, amountCents, note])).toEqual([
    ['rent', 22_000, ''],
    ['cleaning', 4000, 'Sand on the seats'],
    ['tax', 2600, ''],
  ]);
  expect(after.timeline).toContainEqual(
    expect.objectContaining({ kind: 'charge_added', who: 'The agent', amountCents: 4000, detail: 'Sand on the seats' }),
  );
});

it('stays visible when a manager takes it back, and its tax goes with it', async () => {
  const { id } = await makeTaxed();
  await addCharge(await asAgent(tenant), { ...cleaning(id), kind: 'damage' });
  const { id: chargeId } = await addCharge(await asAgent(tenant), cleaning(id));
  const input = { rentalId: id, chargeId, reason: 'It was the rain' };
  await voidCharge(await asManager(tenant), input);
  const after = await money(id);
  expect(after.balance.dueCents).toBe(22_000 + 4000 + 2200);
  expect(after.charges.find((charge) => charge.id === chargeId)).toMatchObject({ waivedReason: 'It was the rain' });
  expect(after.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'charge_voided',
      who: 'The manager',
      amountCents: 4000,
      detail: 'It was the rain',
    }),
  );
  await expect(voidCharge(await asManager(tenant), input)).rejects.toMatchObject({ code: 'invalid_transition' });
});

it('is never what the agreement charges that is taken back, nor another rental’s charge', async () => {
  const [one, other] = [await makeTaxed(), await makeTaxed()];
  const [rent] = (await money(one.id)).charges;
  const ctx = await asManager(tenant);
  const take = (rentalId: string) => voidCharge(ctx, { rentalId, chargeId: rent?.id, reason: 'No' });
  await expect(take(one.id)).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(take(other.id)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('is possible after the return until everything is paid', async () => {
  const { id } = await makeActiveRental(tenant);
  const ctx = await asAgent(tenant);
  await settleReturn(ctx, {
    rentalId: id,
    returnedAt: localIn(0),
    odometerKm: 40_000,
    fuelLevel: 'full',
    unsignedReason: 'key_drop',
  });
  await addCharge(ctx, cleaning(id));
  expect((await money(id)).balance.dueCents).toBe(26_000);
  await collectPayment(ctx, { rentalId: id, kind: 'balance', method: 'cash', amountCents: '260' });
  await expect(addCharge(ctx, cleaning(id))).rejects.toMatchObject({ code: 'rental_settled' });
});
