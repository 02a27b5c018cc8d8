import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterFee } from '@/lib/payments/after-fee';
import { balanceOf, type Ledger, refundableCents } from '@/lib/payments/balance';
import { cancellationOutcome } from '@/lib/payments/cancellation-outcome';
import { refundParts } from '@/lib/payments/refund-parts';

const cents = fc.integer({ min: 1, max: 50_000 });
/** What can be on a reservation that stands: part payments and deposits, some voided or refunded in part. */
const paid = fc
  .array(
    fc.record({
      kind: fc.constantFrom('balance' as const, 'deposit' as const),
      cents,
      voided: fc.boolean(),
      part: fc.nat(100),
    }),
    {
      maxLength: 6,
    },
  )
  .map((lines): Ledger => {
    const payments = lines.flatMap(({ kind, cents: amountCents, voided, part }, index) => {
      const line = { id: `p${index}`, kind, amountCents, voided, refundedPaymentId: null };
      const refunded = Math.floor((amountCents * part) / 100);
      const refund = {
        ...line,
        id: `r${index}`,
        kind: 'refund' as const,
        amountCents: refunded,
        refundedPaymentId: line.id,
      };
      return voided || refunded === 0 ? [line] : [line, refund];
    });
    return { charges: [], payments, appliedCents: [], fromAdvancesCents: [] };
  });

it('gives back exactly what was paid less the fee, and no payment more than is left of it', () => {
  fc.assert(
    fc.property(paid, fc.nat(80_000), (ledger, feeCents) => {
      const before = balanceOf(ledger);
      const inHand = before.paidCents + before.depositHeldCents;
      const { ledger: closed, balance } = afterFee(ledger, feeCents);
      const parts = refundParts(closed, balance);
      const outcome = cancellationOutcome({ ledger, payments: [] }, feeCents);
      expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(Math.max(0, inHand - feeCents));
      expect([outcome.refundCents, outcome.owedCents]).toEqual([
        Math.max(0, inHand - feeCents),
        Math.max(0, feeCents - inHand),
      ]);
      for (const { paymentId, amountCents } of parts) {
        const payment = ledger.payments.find(({ id }) => id === paymentId);
        expect(amountCents).toBeLessThanOrEqual(payment ? refundableCents(payment, ledger.payments) : 0);
      }
    }),
  );
});

it('keeps the fee of the earliest payment, and names what goes back in gourdes', () => {
  const line = (id: string, amountCents: number) => ({
    ...{ id, kind: 'balance' as const, amountCents, voided: false, refundedPaymentId: null },
  });
  const ledger = {
    charges: [],
    payments: [line('first', 10_000), line('second', 5_000)],
    appliedCents: [],
    fromAdvancesCents: [],
  };
  const gourdes = { amountCents: 10_000, receivedHtgCents: 1_300_000, htgRate: '130.0000', refundedCents: 0 };
  const payments = [
    { id: 'first', number: 'P-1', gourdes },
    { id: 'second', number: 'P-2', gourdes: null },
  ];
  expect(cancellationOutcome({ ledger, payments }, 6_000).parts).toEqual([
    { number: 'P-2', amountCents: 5_000, htgCents: null },
    { number: 'P-1', amountCents: 4_000, htgCents: 520_000 },
  ]);
});
