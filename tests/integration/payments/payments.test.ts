import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { documents } from '@/db/schema/files';
import { payments } from '@/db/schema/payments';
import { newId } from '@/lib/id';
import { sha256Hex } from '@/lib/papers/fingerprint';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getLedger } from '@/lib/payments/get-ledger';
import { getReceipt } from '@/lib/payments/get-receipt';
import { issueReceipt } from '@/lib/payments/issue-receipt';
import { settleReturn } from '@/lib/payments/settle-return';
import { saveDraft } from '@/lib/rentals/save-draft';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { pdfText } from '@/tests/unit/papers/pdf-text';

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

const cash = { method: 'cash', currency: 'USD' } as const;

describe('collecting', () => {
  it('takes a deposit, which is held and pays nothing', async () => {
    const { id } = await makeActiveRental(tenant);
    await collectPayment(await asAgent(tenant), { rentalId: id, kind: 'deposit', amountCents: '500', ...cash });
    expect(await balance(id)).toMatchObject({ depositHeldCents: 50_000, paidCents: 0, dueCents: 22_000 });
  });

  it('takes a deposit of at most 99,999.99, in gourdes too, also where nothing is due', async () => {
    const { id: rentalId } = await makeActiveRental(tenant);
    const ctx = await asAgent(tenant);
    await collectPayment(ctx, { rentalId, kind: 'balance', amountCents: 22_000, ...cash });
    const gourdes = { rentalId, kind: 'deposit', method: 'cash', currency: 'HTG', htgRate: '131.5' };
    const most = 9_999_999 * 131.5;
    await expect(collectPayment(ctx, { ...gourdes, receivedHtgCents: Math.ceil(most + 131.5) })).rejects.toMatchObject({
      fields: { receivedHtgCents: 'out_of_range' },
    });
    await collectPayment(ctx, { ...gourdes, receivedHtgCents: Math.floor(most) });
    expect(await balance(rentalId)).toMatchObject({ depositHeldCents: 9_999_999, dueCents: 0 });
  });

  it('takes no more than is due, and nothing where nothing is', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asAgent(tenant);
    const pay = (amountCents: number) => collectPayment(ctx, { rentalId: id, kind: 'balance', amountCents, ...cash });
    await expect(pay(22_001)).rejects.toMatchObject({ code: 'amount_exceeds_due' });
    await pay(22_000);
    await expect(pay(1)).rejects.toMatchObject({ code: 'nothing_due' });
  });

  it('keeps gourdes and rate, counts dollars, and forgives the rounding to a whole gourde', async () => {
    const { id } = await makeActiveRental(tenant);
    const gourdes = { rentalId: id, kind: 'balance', method: 'cash', currency: 'HTG', htgRate: '131.5' };
    const ctx = await asAgent(tenant);
    await collectPayment(ctx, { ...gourdes, receivedHtgCents: '13150' });
    expect((await balance(id)).dueCents).toBe(12_000);
    await collectPayment(ctx, { ...gourdes, receivedHtgCents: '15781' });
    expect((await balance(id)).dueCents).toBe(0);
    const rows = await withTenant(tenant.id, (tx) => tx.select().from(payments).where(eq(payments.rentalId, id)));
    expect(rows).toMatchObject([
      { amountCents: 10_000, receivedHtgCents: 1_315_000, htgRate: '131.5000' },
      { amountCents: 12_000, receivedHtgCents: 1_578_100 },
    ]);
  });

  it('refuses a rate that is no longer the company’s, and gourdes by card', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asAgent(tenant);
    const gourdes = { rentalId: id, kind: 'balance', currency: 'HTG', receivedHtgCents: '100', htgRate: '131.5' };
    await expect(collectPayment(ctx, { ...gourdes, method: 'cash', htgRate: '130' })).rejects.toMatchObject({
      ...{ code: 'rate_changed', params: { fromRate: 130, toRate: 131.5 }, details: { htgRate: '131.5000' } },
    });
    const few = { ...gourdes, receivedHtgCents: '0,50', method: 'cash', htgRate: '131.5' };
    await expect(collectPayment(ctx, few)).rejects.toMatchObject({ fields: { receivedHtgCents: 'must_be_positive' } });
    await expect(collectPayment(ctx, { ...gourdes, method: 'debit_card' })).rejects.toMatchObject({
      fields: { currency: 'invalid_value' },
    });
  });

  it('counts once what is sent sixteen times, and never twice what two clerks take at once', async () => {
    const { id } = await makeActiveRental(tenant);
    const once = await asAgent(tenant, { idempotencyKey: newId() });
    const body = { rentalId: id, kind: 'balance', amountCents: 2_000, ...cash };
    const answers = await Promise.all(Array.from({ length: 16 }, () => collectPayment(once, body)));
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1);
    const whole = { rentalId: id, kind: 'balance', amountCents: 20_000, ...cash };
    const clerks = await Promise.all([asAgent(tenant), asManager(tenant)]);
    const both = await Promise.allSettled(clerks.map((clerk) => collectPayment(clerk, whole)));
    expect(both.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await balance(id)).dueCents).toBe(0);
  });

  it('issues the receipt with the payment, once, and it stays the same', async () => {
    const { id } = await makeActiveRental(tenant);
    const paid = await collectPayment(await asAgent(tenant), {
      rentalId: id,
      kind: 'balance',
      amountCents: 100,
      ...cash,
    });
    await issueReceipt(await asAgent(tenant), { paymentId: paid.id });
    const found = await getReceipt(await asAgent(tenant), paid.id);
    const stored = await withTenant(tenant.id, (tx) =>
      tx.select().from(documents).where(eq(documents.paymentId, paid.id)),
    );
    expect(stored).toHaveLength(1);
    const [{ id: documentId = '', content = Buffer.of(), sha256 = '' } = {}] = stored;
    const reference = documentId.slice(-12).toUpperCase();
    expect(pdfText(content).text.replaceAll(' ', '')).toContain(reference);
    expect(found).toEqual({ id: documentId, number: paid.number, content, sha256 });
    expect(sha256).toBe(sha256Hex(content));
    expect(paid.number).toMatch(/^P-2026-\d{5}$|^P-\d{4}-\d{5}$/);
  });

  it('refuses a deposit for a rental that is over, and anything for a draft', async () => {
    const done = await makeActiveRental(tenant, { values: { status: 'completed' } });
    const draft = await makeActiveRental(tenant, { values: { status: 'draft' } });
    const ctx = await asAgent(tenant);
    const { id: nobodys } = await saveDraft(ctx, { rentalId: newId(), step: 'agreement', values: {} });
    for (const [rentalId, kind] of [
      [done.id, 'deposit'],
      [draft.id, 'balance'],
      [nobodys, 'balance'],
    ])
      await expect(collectPayment(ctx, { rentalId, kind, amountCents: 100, ...cash })).rejects.toMatchObject({
        code: 'invalid_transition',
      });
  });

  it('does not know another company’s rental', async () => {
    const { id } = await makeActiveRental(tenant);
    await expect(
      collectPayment(await asManager(stranger), { rentalId: id, kind: 'balance', amountCents: 1, ...cash }),
    ).rejects.toMatchObject({ code: 'record_not_found' });
  });
});

describe('applying the deposit', () => {
  it('pays what is due as far as it reaches, and no further', async () => {
    const { id } = await makeActiveRental(tenant);
    const ctx = await asAgent(tenant);
    await collectPayment(ctx, { rentalId: id, kind: 'deposit', amountCents: 30_000, ...cash });
    await expect(applyDeposit(ctx, { rentalId: id, amountCents: 22_001 })).rejects.toMatchObject({
      code: 'amount_exceeds_due',
    });
    await applyDeposit(ctx, { rentalId: id });
    expect(await balance(id)).toMatchObject({ dueCents: 0, depositHeldCents: 8_000, depositAppliedCents: 22_000 });
    await expect(applyDeposit(ctx, { rentalId: id })).rejects.toMatchObject({ code: 'nothing_due' });
    await expect(applyDeposit(await asAgent(stranger), { rentalId: id })).rejects.toMatchObject({
      code: 'record_not_found',
    });
  });

  it('happens at a return only if something is due, and only as far as it is held', async () => {
    const ctx = await asAgent(tenant);
    for (const [paid, deposit, settled] of [
      [22_000, 30_000, { dueCents: 0, depositHeldCents: 30_000, depositAppliedCents: 0 }],
      [0, 5_000, { dueCents: 17_000, depositHeldCents: 0, depositAppliedCents: 5_000 }],
      [0, 0, { dueCents: 22_000, depositHeldCents: 0, depositAppliedCents: 0 }],
    ] as const) {
      const { id: rentalId } = await makeActiveRental(tenant);
      if (paid) await collectPayment(ctx, { rentalId, kind: 'balance', amountCents: paid, ...cash });
      if (deposit) await collectPayment(ctx, { rentalId, kind: 'deposit', amountCents: deposit, ...cash });
      const back = {
        rentalId,
        returnedAt: localIn(0),
        odometerKm: 40_010,
        fuelLevel: 'full',
        unsignedReason: 'key_drop',
      };
      expect(await settleReturn(ctx, back)).toMatchObject(settled);
    }
  });
});
