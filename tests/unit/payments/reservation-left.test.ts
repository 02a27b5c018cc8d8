import { expect, it } from 'vitest';
import { reservationLeft } from '@/lib/payments/reservation-left';

const none = { feeCents: 0, paidCents: 0, depositPaidCents: 0, depositAppliedCents: 0 };
const confirmed = { status: 'confirmed', shownStatus: 'confirmed', totalCents: 20_000 } as const;
const cancelled = { status: 'cancelled', shownStatus: 'cancelled', totalCents: 20_000 } as const;

it.each([
  ['nothing while only its price is open', confirmed, none, null],
  ['nothing for a deposit, which is not its price', confirmed, { ...none, depositPaidCents: 9_000 }, null],
  ['the rest of the price', confirmed, { ...none, paidCents: 5_000 }, { kind: 'to_pay', cents: 15_000 }],
  ['that all is paid', confirmed, { ...none, paidCents: 20_000 }, { kind: 'paid' }],
  ['what an edit made too much', confirmed, { ...none, paidCents: 25_000 }, { kind: 'to_refund', cents: 5_000 }],
  [
    'nothing before the fee of one that has run out',
    { ...confirmed, shownStatus: 'no_show' as const },
    { ...none, paidCents: 1 },
    null,
  ],
  [
    'what a fee leaves to pay',
    cancelled,
    { ...none, feeCents: 5_000, paidCents: 2_000 },
    { kind: 'owes', cents: 3_000 },
  ],
  [
    'what a fee leaves of parts and deposit',
    cancelled,
    { feeCents: 5_000, paidCents: 2_000, depositPaidCents: 9_000, depositAppliedCents: 3_000 },
    { kind: 'to_refund', cents: 6_000 },
  ],
  ['nothing once all is given back', cancelled, none, null],
])('a listed reservation says %s', (_, reservation, money, left) => {
  expect(reservationLeft({ ...reservation, money })).toEqual(left);
});
