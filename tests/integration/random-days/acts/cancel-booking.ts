import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { type Act, attempt, pick } from '../act';
import { CANCELLATION_FEE_CENTS, type Company, FREE_CANCELLATION_HOURS, isStandingBooking } from '../company';
import { accountOf, afterFee } from '../ledger';

/** A booking is called off for the fee that is due by then, and the rest of what was paid is given back or stays. */
export const CANCEL_BOOKING: Act<{ which: number; refund: boolean }> = {
  name: 'cancel a booking',
  picks: fc.record({ which: fc.nat(20), refund: fc.boolean() }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which, refund }) {
    const booking = pick(company.bookings, which);
    const isFree = company.clock <= booking.from - FREE_CANCELLATION_HOURS;
    const expectedFeeCents = isFree ? 0 : Math.min(CANCELLATION_FEE_CENTS, booking.totalCents);
    const account = afterFee(await accountOf(company, booking.id), expectedFeeCents);
    const expectedRefundCents = Math.max(0, -account.dueCents) + account.heldCents;
    const input = { reservationId: booking.id, reason: 'No flight', expectedFeeCents, expectedRefundCents, refund };
    const { done, code } = await attempt(company, 'manager', settleCancellation, input);
    expect(code).toBe(isStandingBooking(company, booking) ? null : 'invalid_transition');
    if (!done) return 'refused';
    booking.status = 'cancelled';
    const refunds = await newRefunds(company, booking.id);
    company.payments.push(...refunds);
    const given = refunds.reduce((sum, { cents }) => sum + cents, 0);
    expect(given, 'what is given back').toBe(refund ? expectedRefundCents : 0);
    const paysFee = expectedFeeCents > 0 && account.usedCents > 0;
    const cancels = paysFee ? ['reservations.cancel', 'reservations.cancel'] : ['reservations.cancel'];
    return [...cancels, ...refunds.map(() => 'payments.refund'), 'reservations.settle_cancellation'];
  },
};

async function newRefunds({ tenant, payments }: Company, bookingId: string) {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<{ id: string; cents: string }>(
      sql`select id, amount_cents as cents from payments where reservation_id = ${bookingId} and kind = 'refund'`,
    ),
  );
  return rows
    .filter(({ id }) => !payments.some((payment) => payment.id === id))
    .map(({ id, cents }) => ({ id, kind: 'refund' as const, cents: Number(cents) }));
}
