import { expect, it } from 'vitest';
import { COMPANIES } from '@/db/seed/companies';
import { isOfficeTime } from '@/db/seed/office-time';
import { ticketTimes } from '@/db/seed/ticket-times';
import { DAY_MS, HOUR_MS } from '@/lib/durations';

const TICKETS = COMPANIES.flatMap(({ story }) => story.tickets);
/** Each day of three weeks, at another hour. */
const MOMENTS = Array.from({ length: 21 }, (_, day) => new Date(Date.UTC(2026, 10, 26) + day * DAY_MS + day * HOUR_MS));

it.each(MOMENTS)('a visit to the garage planned on %s ends after it starts, both in office hours', (now) => {
  const times = TICKETS.map((ticket) => ticketTimes(ticket, now));
  expect(times.filter(({ from, until }) => from >= until)).toEqual([]);
  expect(times.flatMap(({ from, until }) => [from, until]).filter((at) => !isOfficeTime(at.getTime()))).toEqual([]);
});

it('a vehicle that should be back is late on every day', () => {
  const late = TICKETS.filter(({ readyIn }) => readyIn !== undefined && readyIn < 0);
  expect(late.length).toBeGreaterThan(0);
  for (const now of MOMENTS) for (const ticket of late) expect(ticketTimes(ticket, now).until < now).toBe(true);
});
