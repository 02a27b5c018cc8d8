import { expect, it } from 'vitest';
import { shownRentalStatus } from '@/lib/rentals/status';

const NOW = new Date('2026-11-21T15:00:00Z');
const before = new Date(NOW.getTime() - 1);
const later = new Date(NOW.getTime() + 1);

it.each([
  ['active', before, null, 'overdue'],
  ['active', NOW, null, 'active'],
  ['active', later, null, 'active'],
  ['active', null, null, 'active'],
  ['active', before, 'v1', 'overdue'],
  ['completed', before, null, 'completed'],
  ['cancelled', before, 'v1', 'cancelled'],
  ['draft', before, null, 'draft'],
  ['draft', later, 'v1', 'reserved'],
] as const)('%s, due %s, from reservation %s is shown as %s', (status, dueAt, reservationId, shown) => {
  expect(shownRentalStatus({ status, dueAt, reservationId }, NOW)).toBe(shown);
});
