import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertRefundable,
  balanceOf,
  type Ledger,
  type LedgerPayment,
  refundableCents,
  settleDeposit,
} from '@/lib/payments/balance';

let serial = 0;

function payment(kind: LedgerPayment['kind'], amountCents: number, more: Partial<LedgerPayment> = {}): LedgerPayment {
  serial += 1;
  return { id: `p${serial}`, kind, amountCents, voided: false, refundedPaymentId: null, ...more };
}

function ledger(more: Partial<Ledger> = {}): Ledger {
  const charges = [{ amountCents: 22_000, waived: false }];
  return { charges, payments: [], appliedCents: [], fromAdvancesCents: [], ...more };
}

describe('what is due', () => {
  it('is charges less payments, and a deposit held changes nothing in it', () => {
    const payments = [payment('deposit', 50_000), payment('balance', 10_000)];
    const sums = { chargesCents: 22_000, paidCents: 10_000, advanceAppliedCents: 0, dueCents: 12_000 };
    const deposit = { depositAppliedCents: 0, depositHeldCents: 50_000, depositReturnableCents: 50_000 };
    expect(balanceOf(ledger({ payments }))).toEqual({ ...sums, ...deposit });
  });

  it('falls by the deposit applied, which is held no more', () => {
    expect(balanceOf(ledger({ payments: [payment('deposit', 50_000)], appliedCents: [20_000, 2_000] }))).toMatchObject({
      depositHeldCents: 28_000,
      depositAppliedCents: 22_000,
      paidCents: 0,
      dueCents: 0,
    });
  });

  it('leaves a deposit to be returned that was applied to charges which fell away', () => {
    const paid = { payments: [payment('deposit', 50_000)], appliedCents: [20_000] };
    expect(balanceOf(ledger(paid)).depositReturnableCents).toBe(30_000);
    const fallen = [{ amountCents: 22_000, waived: true }];
    expect(balanceOf(ledger({ ...paid, charges: fallen }))).toMatchObject({
      dueCents: -20_000,
      depositHeldCents: 30_000,
      depositReturnableCents: 50_000,
    });
    const taken = { ...paid, appliedCents: [20_000, -20_000], charges: fallen };
    expect(balanceOf(ledger(taken))).toMatchObject({ dueCents: 0, depositHeldCents: 50_000 });
  });

  it('rises by a refund of a payment, and not by a refund of the deposit', () => {
    const paid = payment('balance', 22_000);
    const deposit = payment('deposit', 50_000);
    const refunds = [
      payment('refund', 5_000, { refundedPaymentId: paid.id }),
      payment('refund', 30_000, { refundedPaymentId: deposit.id }),
    ];
    expect(balanceOf(ledger({ payments: [paid, deposit, ...refunds] }))).toMatchObject({
      paidCents: 17_000,
      depositHeldCents: 20_000,
      dueCents: 5_000,
    });
  });

  it('leaves out what was waived or voided', () => {
    const charges = [
      { amountCents: 22_000, waived: false },
      { amountCents: 2_200, waived: true },
    ];
    const payments = [payment('balance', 22_000, { voided: true }), payment('charge', 2_000)];
    expect(balanceOf(ledger({ charges, payments }))).toMatchObject({ chargesCents: 22_000, dueCents: 20_000 });
  });

  it('is negative where the customer is owed', () => {
    const charges = [
      { amountCents: 22_000, waived: false },
      { amountCents: -5_500, waived: false },
    ];
    expect(balanceOf(ledger({ charges, payments: [payment('balance', 22_000)] })).dueCents).toBe(-5_500);
  });
});

describe('a refund', () => {
  it('never exceeds what is left of its payment', () => {
    const paid = payment('balance', 22_000);
    const first = payment('refund', 20_000, { refundedPaymentId: paid.id });
    const undone = payment('refund', 1_000, { refundedPaymentId: paid.id, voided: true });
    const given = ledger({ payments: [paid, first, undone] });
    expect(refundableCents(paid, given.payments)).toBe(2_000);
    expect(() => assertRefundable(paid, given, 2_000)).not.toThrow();
    expect(() => assertRefundable(paid, given, 2_001)).toThrow(
      expect.objectContaining({ code: 'refund_exceeds_payment', params: { toCents: 2_000 } }),
    );
  });

  it('of a deposit never exceeds what is still held', () => {
    const deposit = payment('deposit', 50_000);
    const given = ledger({ payments: [deposit], appliedCents: [22_000] });
    expect(() => assertRefundable(deposit, given, 28_000)).not.toThrow();
    expect(() => assertRefundable(deposit, given, 28_001)).toThrow(
      expect.objectContaining({ code: 'deposit_exceeds_held' }),
    );
  });

  it('is not made of a voided payment or of a refund', () => {
    expect(refundableCents(payment('balance', 5, { voided: true }), [])).toBe(0);
    expect(refundableCents(payment('refund', 5, { refundedPaymentId: 'p1' }), [])).toBe(0);
  });
});

describe('settling with the deposit', () => {
  it.each([
    [12_000, 50_000, 12_000, 38_000, 0],
    [50_000, 50_000, 50_000, 0, 0],
    [60_000, 50_000, 50_000, 0, 10_000],
    [0, 50_000, 0, 50_000, 0],
    [-500, 50_000, 0, 50_000, 0],
    [12_000, 0, 0, 0, 12_000],
  ])('due %i, held %i: applies %i, gives back %i, leaves %i', (dueCents, heldCents, apply, refund, still) => {
    expect(settleDeposit({ dueCents, heldCents })).toEqual({
      applyCents: apply,
      refundCents: refund,
      stillDueCents: still,
    });
  });

  it('loses no cent and never takes more than is due or held', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 999_999 }), fc.nat(999_999), (dueCents, heldCents) => {
        const { applyCents, refundCents, stillDueCents } = settleDeposit({ dueCents, heldCents });
        expect(applyCents + refundCents).toBe(heldCents);
        expect(stillDueCents).toBe(Math.max(0, dueCents - applyCents));
        expect(refundCents === 0 || stillDueCents === 0).toBe(true);
      }),
    );
  });
});

interface Step {
  kind: 'deposit' | 'balance' | 'charge' | 'refund' | 'apply' | 'advance';
  cents: number;
  of: number;
  voided: boolean;
}

/** Runs steps as the desk may do them. A refund or application that exceeds the amount is refused and skipped. */
function play(charges: number[], steps: Step[]): Ledger {
  const payments: LedgerPayment[] = [];
  const appliedCents: number[] = [];
  const fromAdvancesCents: number[] = [];
  const charged = charges.map((amountCents) => ({ amountCents, waived: false }));
  for (const step of steps) {
    const now = { charges: charged, payments, appliedCents, fromAdvancesCents };
    if (step.kind === 'advance') fromAdvancesCents.push(Math.max(0, Math.min(step.cents, balanceOf(now).dueCents)));
    else if (step.kind === 'apply') {
      const { depositHeldCents, dueCents } = balanceOf(now);
      appliedCents.push(Math.max(0, Math.min(step.cents, depositHeldCents, dueCents)));
    } else if (step.kind === 'refund') {
      const target = payments[step.of % Math.max(1, payments.length)];
      if (!target) continue;
      const left = refundableCents(target, payments);
      const held = target.kind === 'deposit' ? balanceOf(now).depositHeldCents : left;
      const amountCents = Math.min(step.cents, left, held);
      if (amountCents <= 0) continue;
      assertRefundable(target, now, amountCents);
      payments.push(payment('refund', amountCents, { refundedPaymentId: target.id }));
    } else payments.push(payment(step.kind, step.cents, { voided: step.voided }));
  }
  return { charges: charged, payments, appliedCents, fromAdvancesCents };
}

it('keeps the books whatever the desk does: the drawer holds what was paid, applied and is held', () => {
  const step = fc.record<Step>({
    kind: fc.constantFrom('deposit', 'balance', 'charge', 'refund', 'apply', 'advance'),
    cents: fc.integer({ min: 1, max: 90_000 }),
    of: fc.nat(20),
    voided: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.nat(90_000), { maxLength: 5 }), fc.array(step, { maxLength: 12 }), (charges, steps) => {
      const played = play(charges, steps);
      const balance = balanceOf(played);
      const drawer = played.payments
        .filter(({ voided }) => !voided)
        .reduce((sum, { kind, amountCents }) => sum + (kind === 'refund' ? -amountCents : amountCents), 0);
      expect(balance.paidCents + balance.depositAppliedCents + balance.depositHeldCents).toBe(drawer);
      const paid = balance.paidCents + balance.depositAppliedCents + balance.advanceAppliedCents;
      expect(balance.dueCents).toBe(balance.chargesCents - paid);
      expect(balance.depositHeldCents).toBeGreaterThanOrEqual(0);
      expect(balance.paidCents).toBeGreaterThanOrEqual(0);
    }),
  );
});
