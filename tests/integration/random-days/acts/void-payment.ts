import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { payments } from '@/db/schema/payments';
import { voidPayment } from '@/lib/payments/void-payment';
import { type Act, attempt, pick } from '../act';
import { accountOf, leftOf } from '../ledger';

/** A payment or refund that was written down by mistake is voided. */
export const VOID_PAYMENT: Act<{ which: number }> = {
  name: 'void a payment',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => company.payments.length > 0,
  async play(company, { which }) {
    const payment = pick(company.payments, which);
    const [row] = await withTenant(company.tenant.id, (tx) =>
      tx.select({ voidedAt: payments.voidedAt }).from(payments).where(eq(payments.id, payment.id)),
    );
    const isRefunded = !row?.voidedAt && (await leftOf(company, payment.id)) < payment.cents;
    const { heldCents } = await accountOf(company, payment.hireId);
    const isUsed = payment.kind === 'deposit' && !row?.voidedAt && heldCents < payment.cents;
    const { done, code } = await attempt(company, 'manager', voidPayment, {
      paymentId: payment.id,
      reason: 'Mistyped',
    });
    const refusal = isRefunded ? 'payment_refunded' : isUsed ? 'deposit_applied' : null;
    expect(code).toBe(row?.voidedAt ? 'invalid_transition' : refusal);
    return done ? ['payments.void'] : 'refused';
  },
};
