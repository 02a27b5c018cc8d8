import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { collectPayment } from '@/lib/payments/collect-payment';
import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function shown() {
  const rental = await makeActiveRental(tenant);
  const deposit = await makePayment(tenant, rental, { kind: 'deposit', amountCents: 50_000 });
  const input = {
    rentalId: rental.id,
    returnedAt: localIn(0),
    odometerKm: 40_100,
    fuelLevel: 'full',
    unsignedReason: 'key_drop',
  };
  const ctx = await asAgent(tenant);
  const preview = () => query(ctx, 'rentals.view', (q) => previewReturn(q, input));
  const settle = ({ sumCents, dueCents, balance }: Awaited<ReturnType<typeof preview>>) =>
    settleReturn(ctx, {
      ...input,
      expectedCents: sumCents,
      expectedDueCents: dueCents,
      expectedDepositCents: balance.depositHeldCents,
    });
  return { rental, deposit, preview, settle };
}

it('asks again where the deposit was voided since the settlement was shown', async () => {
  const { deposit, preview, settle } = await shown();
  const seen = await preview();
  expect(seen).toMatchObject({ applyCents: 22_000, refundCents: 28_000, stillDueCents: 0 });
  await voidPayment(await asManager(tenant), { paymentId: deposit, reason: 'Counted twice' });
  await expect(settle(seen)).rejects.toMatchObject({
    code: 'quote_changed',
    details: { dueCents: 22_000, depositHeldCents: 0 },
  });
  expect(await settle(await preview())).toMatchObject({ dueCents: 22_000, depositAppliedCents: 0 });
});

it('asks again where something was paid since', async () => {
  const { rental, preview, settle } = await shown();
  const seen = await preview();
  const paid = { rentalId: rental.id, kind: 'balance', method: 'cash', amountCents: 2_000 };
  await collectPayment(await asAgent(tenant), paid);
  await expect(settle(seen)).rejects.toMatchObject({ code: 'quote_changed', details: { dueCents: 20_000 } });
  expect(await settle(await preview())).toMatchObject({ dueCents: 0, depositAppliedCents: 20_000 });
});
