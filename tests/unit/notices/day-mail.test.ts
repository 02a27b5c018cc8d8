import { expect, it } from 'vitest';
import { dayMail } from '@/lib/notices/day-mail';
import type { DayDigest } from '@/lib/notices/get-day-digest';

const READER = {
  name: 'Wideline',
  locale: 'en',
  company: 'Lakay',
  origin: 'https://lakay.wout.test',
  now: new Date('2026-03-02T11:00:00Z'),
  timeZone: 'America/Port-au-Prince',
} as const;
const NOTHING: DayDigest = { out: [], back: [], overdue: [], atRisk: [], noShows: [], papers: [] };

function noShows(count: number): DayDigest {
  const one = { customerName: 'Rodèl Sen-Lwi', pickupAt: new Date('2026-03-01T14:00:00Z') };
  return { ...NOTHING, noShows: Array.from({ length: count }, (_, index) => ({ ...one, number: `S-${index + 1}` })) };
}

it('a day that brings nothing has no mail', () => {
  expect(dayMail(NOTHING, READER)).toBeNull();
});

it('a day is told under its titles, with where to see it and where to stop it', () => {
  const mail = dayMail(noShows(1), READER);
  expect(mail?.subject).toBe('Lakay, March 2, 2026');
  const [greeting, section, open, stop, ...rest] = mail?.body.split('\n\n') ?? [];
  expect(greeting).toBe('Good morning Wideline, this is what March 2, 2026 brings.');
  expect(section).toMatch(/^Nobody came \(1\)\n- .*S-1.*Rodèl Sen-Lwi/);
  expect(open).toBe('The whole day: https://lakay.wout.test/today');
  expect(stop).toContain('https://lakay.wout.test/notices');
  expect(rest).toEqual([]);
});

it.each([
  [20, 'S-20'],
  [21, 'and 1 more'],
])('of %i of one kind the last line is about %s', (count, last) => {
  const lines = dayMail(noShows(count), READER)?.body.split('\n\n')[1]?.split('\n') ?? [];
  expect(lines[0]).toBe(`Nobody came (${count})`);
  expect(lines.length).toBe(1 + Math.min(count, 21));
  expect(lines.at(-1)).toContain(last);
});
