import { expect, it } from 'vitest';
import { dayGroups } from '@/lib/hours/day-groups';
import { nextHolidays } from '@/lib/hours/next-holidays';

const OPEN = '08:00-17:00';
const WEEK = { monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN, friday: OPEN } as const;

it('says days with the same hours together, and no others', () => {
  expect(dayGroups({ ...WEEK, saturday: '08:00-13:00', sunday: null })).toEqual([
    { first: 'monday', last: 'friday', hours: OPEN },
    { first: 'saturday', last: 'saturday', hours: '08:00-13:00' },
    { first: 'sunday', last: 'sunday', hours: null },
  ]);
  const broken = dayGroups({ ...WEEK, wednesday: null, saturday: null, sunday: null });
  expect(broken.map(({ first, last }) => `${first} ${last}`)).toEqual([
    'monday tuesday',
    'wednesday wednesday',
    'thursday friday',
    'saturday sunday',
  ]);
});

it('puts the next holiday first, also that of today and those of next year', () => {
  expect(nextHolidays(['independence', 'vertieres', 'christmas'], '2026-11-18')).toEqual([
    { name: 'vertieres', day: '2026-11-18' },
    { name: 'christmas', day: '2026-12-25' },
    { name: 'independence', day: '2027-01-01' },
  ]);
  expect(nextHolidays(['vertieres', 'good_friday'], '2026-11-19').map(({ day }) => day)).toEqual([
    '2027-03-26',
    '2027-11-18',
  ]);
});
