import { expect, it } from 'vitest';
import { quoteStatus } from '@/lib/quotes/quote-status';

const NOW = new Date('2026-11-22T15:00:00Z');

it.each([
  ['open until its end', null, '2026-11-22T15:00:01Z', 'open'],
  ['expired at its end', null, '2026-11-22T15:00:00Z', 'expired'],
  ['taken, also after its end', 'a-reservation', '2026-11-01T05:00:00Z', 'taken'],
])('a quote is %s', (_name, reservationId, validUntil, status) => {
  expect(quoteStatus({ reservationId, validUntil: new Date(validUntil) }, NOW)).toBe(status);
});
