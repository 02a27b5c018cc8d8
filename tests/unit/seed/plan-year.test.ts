import { describe, expect, it } from 'vitest';
import { COMPANIES } from '@/db/seed/companies';
import { planYear } from '@/db/seed/plan-year';
import { instantToLocal } from '@/lib/dates';

/** In the afternoon, at 03:17 in a week's night, on a Saturday evening, and in the night to a Monday. */
const MOMENTS = ['2026-05-20T15:00:00Z', '2026-05-20T07:17:00Z', '2026-05-24T01:41:00Z', '2026-05-25T08:05:00Z'];
const PLANS = MOMENTS.flatMap((moment) =>
  COMPANIES.map(({ slug, story }) => [slug, moment, { story, year: planYear(story, new Date(moment)) }] as const),
);

describe.each(PLANS)('%s at %s', (_, moment, { story, year }) => {
  const { rentals, reservations } = year;

  it('hands over and takes back at full or half hours while the office is open', () => {
    const moments = [
      ...rentals.flatMap(({ out, due, returned }) => [out, due, ...(returned ? [returned] : [])]),
      ...reservations.flatMap(({ from, until }) => [from, until]),
    ];
    expect(moments.length).toBeGreaterThan(400);
    const odd = moments.map((at) => instantToLocal(at, 'America/Port-au-Prince')).filter((local) => !isOpen(local));
    expect(odd).toEqual([]);
  });

  it('has one customer at a time for each vehicle', () => {
    for (const [index, rental] of rentals.entries()) {
      const before = rentals[index - 1];
      if (before?.vehicle !== rental.vehicle) continue;
      expect(rental.out.getTime()).toBeGreaterThan((before.returned ?? before.due).getTime());
    }
  });

  it('promises no vehicle twice', () => {
    const holds = [
      ...rentals.filter(({ returned }) => !returned).map(({ vehicle, out, due }) => [vehicle, out, due] as const),
      ...reservations
        .filter(({ status }) => status === 'confirmed')
        .map(({ vehicle, from, until }) => [vehicle, from, until] as const),
    ];
    for (const [index, [vehicle, from, until]] of holds.entries())
      for (const other of holds.slice(index + 1))
        expect(other[0] === vehicle && other[1] < until && from < other[2]).toBe(false);
  });

  it('has vehicles that are out and late, and others that come back in time', () => {
    const now = new Date(moment);
    const out = rentals.filter(({ returned }) => !returned);
    expect(out).toHaveLength(story.out.length);
    expect(out.filter(({ due }) => due < now)).toHaveLength(story.out.filter(({ due }) => due < 0).length);
  });

  it('earns on Mondays and Fridays more than on Wednesdays, little on Saturdays, nothing on Sundays', () => {
    const [sunday = 0, monday = 0, , wednesday = 0, , friday = 0, saturday = 0] = earnedByWeekday();
    expect(Math.min(monday, friday)).toBeGreaterThan(wednesday * 1.15);
    expect(saturday).toBeLessThan(Math.min(monday, friday) * 0.8);
    expect(sunday).toBe(0);
  });

  it('earns in the last four weeks about as much as in an average month', () => {
    const earned = (from: number) =>
      rentals
        .filter(({ returned }) => returned && returned.getTime() > new Date(moment).getTime() - from * 86_400_000)
        .reduce((sum, rental) => sum + worth(rental), 0);
    expect(earned(28) / 28).toBeGreaterThan((earned(365) / 365) * 0.75);
  });

  function worth({ vehicle, out, due }: (typeof rentals)[number]): number {
    return ((due.getTime() - out.getTime()) / 86_400_000) * (story.fleet[vehicle]?.rate ?? 0);
  }

  function earnedByWeekday(): number[] {
    const sums = Array.from({ length: 7 }, () => 0);
    for (const rental of rentals) {
      if (!rental.returned) continue;
      const weekday = weekdayOf(instantToLocal(rental.returned, 'America/Port-au-Prince'));
      sums[weekday] = (sums[weekday] ?? 0) + worth(rental);
    }
    return sums;
  }
});

it.each(COMPANIES)('$slug rents more in July than in October', ({ story }) => {
  const { rentals } = planYear(story, new Date('2026-05-20T15:00:00Z'));
  const inMonth = (month: string) => rentals.filter(({ out }) => out.toISOString().slice(5, 7) === month).length;
  expect(inMonth('07')).toBeGreaterThan(inMonth('10') * 1.15);
});

function isOpen(local: string): boolean {
  const time = local.slice(11, 16);
  const weekday = weekdayOf(local);
  return weekday !== 0 && /:[03]0$/.test(time) && time >= '08:00' && time <= (weekday === 6 ? '13:00' : '17:00');
}

function weekdayOf(local: string): number {
  return new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay();
}
