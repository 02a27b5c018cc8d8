import { expect, it } from 'vitest';
import { driverTimeline } from '@/lib/drivers/driver-timeline';

const day = (number: number) => new Date(`2026-03-${String(number).padStart(2, '0')}T12:00:00Z`);
const entry = (id: string, number: number, action: string) => ({ id, at: day(number), action, actorName: 'Solange' });

it('tells who wrote what down and which rentals began and ended, newest first', () => {
  const events = driverTimeline({
    entries: [entry('a', 1, 'drivers.create'), entry('b', 9, 'drivers.update'), entry('c', 2, 'something.else')],
    rentals: [
      { id: 'r', number: 'R-1', status: 'completed', pickupAt: day(3), returnedAt: day(5) },
      { id: 's', number: 'R-2', status: 'active', pickupAt: day(11), returnedAt: null },
      { id: 't', number: 'R-3', status: 'cancelled', pickupAt: day(12), returnedAt: null },
    ],
  });
  expect(events.map(({ kind }) => kind)).toEqual(['out', 'updated', 'back', 'out', 'created']);
  expect(events[0]).toMatchObject({ rental: { id: 's', number: 'R-2' } });
  expect(events[4]).toMatchObject({ who: 'Solange' });
});

it('stops after a dozen', () => {
  const entries = Array.from({ length: 28 }, (_, index) => entry(String(index), index + 1, 'drivers.update'));
  const events = driverTimeline({ entries, rentals: [] });
  expect(events).toHaveLength(12);
  expect(events[0]?.at).toEqual(day(28));
});
