import fc from 'fast-check';
import { expect } from 'vitest';
import { collectPayment } from '@/lib/payments/collect-payment';
import { type Act, attempt, pick } from '../act';
import { AGREED_DEPOSIT_CENTS, type Booking } from '../company';
import { type Account, payingBooking } from '../ledger';

type Kind = 'deposit' | 'balance' | 'charge';

/** Somebody pays on a booking: part of its price, its deposit, or the fee of one that is closed. */
export const COLLECT_ON_BOOKING: Act<{ which: number; kind: Kind; cents: number }> = {
  name: 'collect on a booking',
  picks: fc.record({
    which: fc.nat(20),
    kind: fc.constantFrom('deposit', 'balance', 'balance', 'charge'),
    cents: fc.integer({ min: 1, max: 35_000 }),
  }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which, kind, cents }) {
    const booking = pick(company.bookings, which);
    const { status, account } = await payingBooking(company, booking);
    const most = mostOf({ ...booking, status }, account, kind);
    const input = { reservationId: booking.id, kind, method: 'cash', amountCents: String(cents / 100) };
    const { done, code } = await attempt(company, 'agent', collectPayment, input);
    const ofAmount = most === 0 ? 'nothing_due' : cents > (most ?? 0) ? 'amount_exceeds_reservation' : null;
    expect(code).toBe(most === null ? 'invalid_transition' : ofAmount);
    if (!done) return 'refused';
    booking.status = status;
    company.payments.push({ id: done.id, kind, cents });
    return ['payments.collect'];
  },
};

/** The most that may be paid; null if there is nothing of that kind to pay. */
function mostOf({ status, totalCents }: Booking, account: Account, kind: Kind): number | null {
  const isOpen = status === 'confirmed';
  if (status === 'converted' || isOpen === (kind === 'charge')) return null;
  if (kind === 'charge') return Math.max(0, account.dueCents);
  return Math.max(0, kind === 'deposit' ? AGREED_DEPOSIT_CENTS - account.heldCents : totalCents - account.paidCents);
}
