import { expect, it } from 'vitest';
import { shownRentalStatus } from '@/lib/rentals/status';

const NOW = new Date('2026-11-21T15:00:00Z');
const before = new Date(NOW.getTime() - 1);
const later = new Date(NOW.getTime() + 1);

it.each([
  ['active', before, false, 'overdue'],
  ['active', NOW, false, 'active'],
  ['active', later, false, 'active'],
  ['active', null, false, 'active'],
  ['active', before, true, 'overdue'],
  ['completed', before, false, 'completed'],
  ['cancelled', before, true, 'cancelled'],
  ['draft', before, false, 'draft'],
  ['draft', later, true, 'reserved'],
] as const)('%s, due %s, held %s is shown as %s', (status, dueAt, isHeld, shown) => {
  expect(shownRentalStatus({ status, dueAt, isHeld }, NOW)).toBe(shown);
});
