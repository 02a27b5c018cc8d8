import { expect, it } from 'vitest';
import { easterDay } from '@/lib/hours/easter-day';
import { holidayDay } from '@/lib/hours/holiday-day';
import { HOLIDAYS } from '@/lib/hours/values';

it.each([
  [1961, '1961-04-02'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterDay(year)).toBe(day);
});

it('is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year <= 2200; year += 1) {
    const day = easterDay(year);
    expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe(0);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  }
});

it('has the holidays of 2026', () => {
  expect(Object.fromEntries(HOLIDAYS.map((name) => [name, holidayDay(name, 2026)]))).toEqual({
    independence: '2026-01-01',
    ancestors: '2026-01-02',
    carnival_monday: '2026-02-16',
    mardi_gras: '2026-02-17',
    ash_wednesday: '2026-02-18',
    good_friday: '2026-04-03',
    labour: '2026-05-01',
    flag: '2026-05-18',
    corpus_christi: '2026-06-04',
    assumption: '2026-08-15',
    dessalines: '2026-10-17',
    all_saints: '2026-11-01',
    all_souls: '2026-11-02',
    vertieres: '2026-11-18',
    christmas: '2026-12-25',
  });
});
