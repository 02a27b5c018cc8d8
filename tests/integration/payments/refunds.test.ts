import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getLedger } from '@/lib/payments/get-ledger';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { issueReceipt } from '@/lib/payments/issue-receipt';
import { listRentalPayments } from '@/lib/payments/list-payments';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant({ htgRate: '131.5000', htgRateOn: '2026-11-20' });
  stranger = await makeTenant();
});
afterAll(closeDatabase);

async function balance(rentalId: string) {
  const ctx = await asAgent(tenant);
  return (await query(ctx, 'payments.view', (q) => getLedger(q, rentalId))).balance;
}

async function voidRefusals(rentalId: string) {
  const ctx = await asManager(tenant);
  const { payments } = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rentalId));
  return payments.map((payment) => payment.voidRefusal);
}

const cash = { method: 'cash', currency: 'USD' } as const;

describe('refunding and voiding', () => {
  it('gives back no more than is left of the payment, nor of the deposit held', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asManager(tenant);
    const deposit = await collectPayment(ctx, { rentalId: id, kind: 'deposit', amountCents: 30_000, ...cash });
    const refund = (amountCents: number) => refundPayment(ctx, { paymentId: deposit.id, amountCents, ...cash });
    await refund(10_000);
    await expect(refund(20_001)).rejects.toMatchObject({ code: 'refund_exceeds_payment' });
    await applyDeposit(ctx, { rentalId: id, amountCents: 15_000 });
    await expect(refund(5_001)).rejects.toMatchObject({ code: 'deposit_exceeds_held' });
    await refund(5_000);
    expect(await balance(id)).toMatchObject({ depositHeldCents: 0, dueCents: 7_000 });
  });

  it('gives gourdes back at the company’s rate, and none where it has no rate', async () => {
    const gourdes = { amountCents: 1_000, method: 'cash', currency: 'HTG', htgRate: '131.5' };
    const refund = async (company: TestTenant) => {
      const ctx = await asManager(company);
      const { id: rentalId } = await makeActiveRental(company);
      const paid = await collectPayment(ctx, { rentalId, kind: 'balance', amountCents: 2_000, ...cash });
      const old = { paymentId: paid.id, ...gourdes, htgRate: '130' };
      if (company === tenant) await expect(refundPayment(ctx, old)).rejects.toMatchObject({ code: 'rate_changed' });
      await refundPayment(ctx, { paymentId: paid.id, ...gourdes });
      return query(ctx, 'payments.view', (q) => listRentalPayments(q, rentalId));
    };
    expect(await refund(tenant)).toMatchObject([
      { kind: 'balance', currency: 'USD', receivedHtgCents: null, htgRate: null },
      { kind: 'refund', currency: 'HTG', amountCents: 1_000, receivedHtgCents: 131_500, htgRate: '131.5000' },
    ]);
    await expect(refund(stranger)).rejects.toMatchObject({ fields: { currency: 'invalid_value' } });
  });

  it('gives back what was paid in gourdes in gourdes, at its own rate, each part its share', async () => {
    const company = await makeTenant({ htgRate: '131.5000', htgRateOn: '2026-11-20' });
    const ctx = await asManager(company);
    const { id: rentalId } = await makeActiveRental(company);
    const gourdes = { method: 'cash', currency: 'HTG', htgRate: '131.5' } as const;
    const paid = await collectPayment(ctx, { rentalId, kind: 'balance', receivedHtgCents: '13150', ...gourdes });
    await withTenant(company.id, (tx) =>
      tx.update(tenantSettings).set({ htgRate: '150.0000' }).where(eq(tenantSettings.tenantId, company.id)),
    );
    const refund = (amountCents: number, how: object) =>
      refundPayment(ctx, { paymentId: paid.id, amountCents, ...how });
    await expect(refund(333, cash)).rejects.toMatchObject({ fields: { currency: 'invalid_value' } });
    await expect(refund(333, { ...gourdes, htgRate: '150' })).rejects.toMatchObject({ code: 'rate_changed' });
    await refund(333, gourdes);
    const shown = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rentalId));
    expect(shown.payments.map((payment) => payment.gourdes)).toMatchObject([
      { amountCents: 10_000, receivedHtgCents: 1_315_000, htgRate: '131.5000', refundedCents: 333 },
      { amountCents: 333 },
    ]);
    await refund(9_667, gourdes);
    expect(await query(ctx, 'payments.view', (q) => listRentalPayments(q, rentalId))).toMatchObject([
      { kind: 'balance', amountCents: 10_000, receivedHtgCents: 1_315_000 },
      { kind: 'refund', amountCents: 333, receivedHtgCents: 43_800, htgRate: '131.5000' },
      { kind: 'refund', amountCents: 9_667, receivedHtgCents: 1_271_200, htgRate: '131.5000' },
    ]);
  });

  it('gives a deposit back whole, also the part applied, once the rental is cancelled', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asManager(tenant);
    const deposit = await collectPayment(ctx, { rentalId: id, kind: 'deposit', amountCents: 30_000, ...cash });
    await applyDeposit(ctx, { rentalId: id, amountCents: 20_000 });
    await cancelRental(ctx, { rentalId: id, odometerKm: 40_000, reason: 'Never left' });
    expect(await balance(id)).toMatchObject({ dueCents: -20_000, depositHeldCents: 10_000 });
    await refundPayment(ctx, { paymentId: deposit.id, amountCents: 30_000, ...cash });
    expect(await balance(id)).toMatchObject({ dueCents: 0, depositHeldCents: 0, depositAppliedCents: 0 });
  });

  it('voids once, with a reason; not below what was applied, nor what was refunded', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asManager(tenant);
    const deposit = await collectPayment(ctx, { rentalId: id, kind: 'deposit', amountCents: 10_000, ...cash });
    const paid = await collectPayment(ctx, { rentalId: id, kind: 'balance', amountCents: 1_000, ...cash });
    const refund = await refundPayment(ctx, { paymentId: paid.id, amountCents: 400, ...cash });
    await expect(voidPayment(ctx, { paymentId: paid.id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'reason_required' },
    });
    await expect(voidPayment(ctx, { paymentId: paid.id, reason: 'typo' })).rejects.toMatchObject({
      code: 'payment_refunded',
    });
    await voidPayment(ctx, { paymentId: refund.id, reason: 'not handed out' });
    await voidPayment(ctx, { paymentId: paid.id, reason: 'typo' });
    expect(await balance(id)).toMatchObject({ paidCents: 0, dueCents: 22_000 });
    await expect(voidPayment(ctx, { paymentId: paid.id, reason: 'again' })).rejects.toMatchObject({
      code: 'invalid_transition',
      params: { from: 'voided', to: 'voided' },
    });
    expect(await voidRefusals(id)).toEqual([null, null, null]);
    await applyDeposit(ctx, { rentalId: id });
    expect(await voidRefusals(id)).toEqual(['deposit_applied', null, null]);
    await expect(voidPayment(ctx, { paymentId: deposit.id, reason: 'typo' })).rejects.toMatchObject({
      code: 'deposit_applied',
    });
  });

  it('is a manager’s right, and knows no other company’s payment', async () => {
    const { id } = await makeActiveRental(tenant);
    const paid = await collectPayment(await asAgent(tenant), {
      rentalId: id,
      kind: 'balance',
      amountCents: 500,
      ...cash,
    });
    const refund = { paymentId: paid.id, amountCents: 1, ...cash };
    const undo = { paymentId: paid.id, reason: 'typo' };
    await expect(refundPayment(await asAgent(tenant), refund)).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
    await expect(voidPayment(await asAgent(tenant), undo)).rejects.toMatchObject({ code: 'insufficient_permissions' });
    await expect(refundPayment(await asManager(stranger), refund)).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(voidPayment(await asManager(stranger), undo)).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(issueReceipt(await asManager(stranger), { paymentId: paid.id })).rejects.toMatchObject({
      code: 'record_not_found',
    });
  });
});
