import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { payments } from '@/db/schema/payments';
import { voidPayment } from '@/lib/payments/void-payment';
import { type Act, attempt, pick } from '../act';
import { leftOf, payerOf } from '../ledger';

const refunded = alias(payments, 'refunded');

/** A payment or refund that was written down by mistake is voided. */
export const VOID_PAYMENT: Act<{ which: number }> = {
  name: 'void a payment',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => company.payments.length > 0,
  async play(company, { which }) {
    const payment = pick(company.payments, which);
    const [row] = await withTenant(company.tenant.id, (tx) =>
      tx
        .select({ voidedAt: payments.voidedAt, original: refunded.kind })
        .from(payments)
        .leftJoin(refunded, eq(refunded.id, payments.refundedPaymentId))
        .where(eq(payments.id, payment.id)),
    );
    const isRefunded = !row?.voidedAt && (await leftOf(company, payment.id)) < payment.cents;
    const { account, status, booking } = await payerOf(company, payment.id);
    const isUsed = payment.kind === 'deposit' && !row?.voidedAt && account.heldCents < payment.cents;
    const { done, code } = await attempt(company, 'manager', voidPayment, {
      paymentId: payment.id,
      reason: 'Mistyped',
    });
    const refusal = isRefunded ? 'payment_refunded' : isUsed ? 'deposit_applied' : null;
    expect(code).toBe(row?.voidedAt ? 'invalid_transition' : refusal);
    if (!done) return 'refused';
    if (booking && status) booking.status = status;
    // The deposit of a closed booking pays what its fee then lacks.
    const isDeposit = (row?.original ?? payment.kind) === 'deposit';
    const cents = payment.kind === 'refund' ? -payment.cents : payment.cents;
    const [heldCents, lacks] = isDeposit
      ? [account.heldCents - cents, account.dueCents]
      : [account.heldCents, account.dueCents + cents];
    const pays = status !== null && status !== 'confirmed' && Math.min(lacks, heldCents) > 0;
    return pays ? ['payments.void', 'payments.void'] : ['payments.void'];
  },
};
