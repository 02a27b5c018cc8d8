import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { findHeldDeposit } from '@/lib/payments/find-held-deposit';
import { getReceipt } from '@/lib/payments/get-receipt';
import { handOverVehicle } from '@/lib/payments/hand-over-vehicle';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { reserve } from '@/tests/support/reserve';
import { pdfText } from '@/tests/unit/papers/pdf-text';

const RATE = '131.2500';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ htgRate: RATE, htgRateOn: '2026-11-20' });
});
afterAll(closeDatabase);

function stored(rentalId: string) {
  return withTenant(tenant.id, async (tx) => {
    const [rental] = await tx.select().from(rentals).where(eq(rentals.id, rentalId));
    const paid = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.rentalId, rentalId)));
    return { status: rental?.status, paid };
  });
}

it('takes the deposit with the hand-over, for this rental alone, with its receipt', async () => {
  const draft = await makeDraft(tenant);
  const ctx = await asAgent(tenant);
  const done = await handOverVehicle(ctx, { ...draft, deposit: { method: 'cash', amountCents: '500,00' } });
  expect(done).toMatchObject({ id: draft.rentalId, number: expect.stringMatching(/^R-/) });
  const { status, paid } = await stored(draft.rentalId);
  expect(status).toBe('active');
  expect(paid).toMatchObject([
    { id: done.deposit?.id, number: done.deposit?.number, kind: 'deposit', method: 'cash', amountCents: 50_000 },
  ]);
  const receipt = await getReceipt(ctx, String(done.deposit?.id));
  expect(pdfText(receipt.content).text).toContain(done.deposit?.number);
});

it('takes nothing where no deposit is given', async () => {
  for (const none of [{}, { deposit: null }]) {
    const draft = await makeDraft(tenant);
    expect(await handOverVehicle(await asAgent(tenant), { ...draft, ...none })).toMatchObject({ deposit: null });
    expect(await stored(draft.rentalId)).toEqual({ status: 'active', paid: [] });
  }
});

it.each([
  ['no amount', { method: 'cash', amountCents: '' }, 'validation_error', { 'deposit.amountCents': 'required' }],
  [
    'too much',
    { method: 'cash', amountCents: '100000' },
    'validation_error',
    { 'deposit.amountCents': 'out_of_range' },
  ],
  [
    'gourdes by card',
    { method: 'credit_card', currency: 'HTG', receivedHtgCents: '5', htgRate: RATE },
    'validation_error',
    { 'deposit.currency': 'invalid_value' },
  ],
  [
    'gourdes that are worth nothing',
    { method: 'cash', currency: 'HTG', receivedHtgCents: '0.01', htgRate: RATE },
    'validation_error',
    { 'deposit.receivedHtgCents': 'must_be_positive' },
  ],
  [
    'another rate',
    { method: 'cash', currency: 'HTG', receivedHtgCents: '65625', htgRate: '130.0000' },
    'rate_changed',
    undefined,
  ],
])('hands nothing over with %s, and keeps no money', async (_name, deposit, code, fields) => {
  const draft = await makeDraft(tenant);
  const refusal = await handOverVehicle(await asAgent(tenant), { ...draft, deposit }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code });
  if (fields) expect(Object(refusal).fields).toEqual(fields);
  expect(await stored(draft.rentalId)).toEqual({ status: 'draft', paid: [] });
  const gourdes = { method: 'cash', currency: 'HTG', receivedHtgCents: '65625', htgRate: RATE };
  await handOverVehicle(await asAgent(tenant), { ...draft, deposit: gourdes });
  expect((await stored(draft.rentalId)).paid).toMatchObject([{ amountCents: 50_000, receivedHtgCents: 6_562_500 }]);
});

it('keeps no money where the hand-over is refused', async () => {
  const draft = await makeDraft(tenant);
  const deposit = { method: 'cash', amountCents: '500' };
  const other = { ...draft, expectedTotalCents: 1, deposit };
  await expect(handOverVehicle(await asAgent(tenant), other)).rejects.toMatchObject({ code: 'quote_changed' });
  expect(await stored(draft.rentalId)).toEqual({ status: 'draft', paid: [] });
});

it('takes it once, however often the request comes', async () => {
  const draft = await makeDraft(tenant);
  const input = { ...draft, deposit: { method: 'cash', amountCents: '500' } };
  const ctx = await asAgent(tenant, { idempotencyKey: newId() });
  const answers = await Promise.all([1, 2, 3].map(() => handOverVehicle(ctx, input)));
  expect(new Set(answers.map(({ deposit }) => deposit?.number)).size).toBe(1);
  expect((await stored(draft.rentalId)).paid).toHaveLength(1);
});

it('knows what a reservation brings, as long as it stands', async () => {
  const reservation = await reserve(tenant, {}, { depositCents: '500' });
  const ctx = await asAgent(tenant);
  const held = (id: string | null) => query(ctx, 'rentals.create', (q) => findHeldDeposit(q, id));
  await collectPayment(ctx, { reservationId: reservation.id, kind: 'deposit', method: 'cash', amountCents: '200' });
  expect([await held(null), await held(reservation.id)]).toEqual([0, 20_000]);
  const stranger = await asAgent(await makeTenant());
  expect(await query(stranger, 'rentals.create', (q) => findHeldDeposit(q, reservation.id))).toBe(0);
  await cancelReservation(ctx, { reservationId: reservation.id, reason: 'Sick', expectedFeeCents: 0 });
  expect(await held(reservation.id)).toBe(0);
});
