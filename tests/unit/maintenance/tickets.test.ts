import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeParts } from '@/lib/maintenance/free-parts';
import { lineCents } from '@/lib/maintenance/line-cents';
import { centsPerKm } from '@/lib/maintenance/per-km';
import { shownTicketStatus } from '@/lib/maintenance/shown-status';
import { ticketPeriod } from '@/lib/maintenance/ticket-period';
import { ticketTimes } from '@/lib/maintenance/ticket-times';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const period = (from: number, until: number) => ({ from: at(from), until: at(until) });

it.each([
  ['nothing else', [], [[0, 10]]],
  [
    'one in the middle',
    [[3, 5]],
    [
      [0, 3],
      [5, 10],
    ],
  ],
  ['one that covers it', [[-2, 12]], []],
  [
    'neighbors that only touch it',
    [
      [-3, 0],
      [10, 12],
    ],
    [[0, 10]],
  ],
  [
    'two that overlap, in any order',
    [
      [4, 8],
      [2, 6],
    ],
    [
      [0, 2],
      [8, 10],
    ],
  ],
  [
    'one over each end',
    [
      [-1, 1],
      [9, 11],
    ],
    [[1, 9]],
  ],
])('leaves the free parts of a period beside %s', (_case, held, free) => {
  const others = held.map(([from = 0, until = 0]) => period(from, until));
  expect(freeParts(period(0, 10), others)).toEqual(free.map(([from = 0, until = 0]) => period(from, until)));
});

it('never gives a part to two, and leaves no hour unused', () => {
  const part = fc.tuple(fc.integer({ min: -20, max: 40 }), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const held = parts.map(([from, hours]) => period(from, from + hours));
      const free = freeParts(period(0, 24), held);
      for (let hour = 0; hour < 24; hour += 1) {
        const covers = ({ from, until }: { from: Date; until: Date }) => from <= at(hour) && until > at(hour);
        expect(free.filter(covers).length).toBe(held.some(covers) ? 0 : 1);
      }
    }),
  );
});

it.each([
  [450, 900, 4050],
  [100, 850, 850],
  [33, 100, 33],
  [50, 1, 1],
  [49, 1, 0],
])('costs %i hundredths at %i cents %i cents', (quantityHundredths, unitCostCents, cents) => {
  expect(lineCents({ quantityHundredths, unitCostCents })).toBe(cents);
});

it.each([
  [10_000, 2500, 4],
  [1000, 3, 333.33],
  [1000, 0, null],
])('costs %i cents over %i km %d cents per km', (cents, km, each) => {
  expect(centsPerKm(cents, km)).toBe(each);
});

it.each([
  ['open', at(11), 'open'],
  ['open', at(10), 'overdue'],
  ['open', null, 'open'],
  ['planned', at(1), 'planned'],
  ['completed', at(1), 'completed'],
] as const)('shows a ticket that is %s and expected at %s as %s', (status, expectedReadyAt, shown) => {
  expect(shownTicketStatus({ status, expectedReadyAt }, at(10))).toBe(shown);
});

it.each([
  [at(5), 5],
  [at(3), 24 + 3],
  [null, 24 + 3],
])('takes its vehicle until it should be ready (%s), or for a day', (expectedReadyAt, until) => {
  expect(ticketPeriod({ startedAt: at(3), expectedReadyAt })).toEqual(period(3, until));
});

const CLOCK = { timeZone: 'America/Port-au-Prince', now: new Date('2026-11-22T15:00:00Z') };

it('begins now where nobody says when', () => {
  expect(ticketTimes({ startedAt: null, expectedReadyAt: '2026-11-23T08:00' }, CLOCK)).toEqual({
    startedAt: CLOCK.now,
    expectedReadyAt: new Date('2026-11-23T13:00:00Z'),
  });
});

it.each([
  [
    'ready before it starts',
    { startedAt: '2026-11-22T08:00', expectedReadyAt: '2026-11-22T08:00' },
    'ready_before_start',
  ],
  ['too long ago', { startedAt: '2025-11-20T08:00', expectedReadyAt: null }, 'validation_error'],
  ['too far ahead', { startedAt: '2028-11-25T08:00', expectedReadyAt: null }, 'validation_error'],
])('refuses a time that is %s', (_case, typed, code) => {
  expect(() => ticketTimes(typed, CLOCK)).toThrow(expect.objectContaining({ code }));
});
