import { expect, it } from 'vitest';
import { reopenRefusal } from '@/lib/rentals/reopen-refusal';

const free = {
  status: 'completed',
  vehicle: { archivedAt: null, serviceStatus: 'in_service' },
  customer: { archivedAt: null },
  driverArchived: false,
  usedSince: false,
};
const gone = { archivedAt: new Date() };

it.each([
  ['nothing', {}, null],
  ['a rental that is out', { status: 'active' }, 'invalid_transition'],
  ['a draft', { status: 'draft' }, 'invalid_transition'],
  ['a rental that was cancelled', { status: 'cancelled' }, 'rental_cancelled'],
  ['a deleted vehicle', { vehicle: { ...free.vehicle, ...gone } }, 'record_not_found'],
  [
    'a vehicle in the garage',
    { vehicle: { archivedAt: null, serviceStatus: 'maintenance' } },
    'vehicle_not_in_service',
  ],
  ['a vehicle that somebody else had', { usedSince: true }, 'vehicle_used_since'],
  ['a deleted customer', { customer: gone }, 'record_not_found'],
  ['a deleted driver', { driverArchived: true }, 'record_not_found'],
])('%s keeps a return from being reopened, or not', (_what, facts, code) => {
  expect(reopenRefusal({ ...free, ...facts })).toBe(code);
});
