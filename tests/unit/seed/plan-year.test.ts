import { expect, it } from 'vitest';
import { COMPANIES } from '@/db/seed/companies';
import { planYear } from '@/db/seed/plan-year';
import { instantToLocal } from '@/lib/dates';

const NOW = new Date('2026-05-20T15:00:00Z');
const PLANS = COMPANIES.map(({ slug, seed }) => [slug, planYear(seed, NOW)] as const);

it.each(PLANS)('%s hands over and takes back in office hours', (_, { rentals }) => {
  const moments = rentals.flatMap(({ out, due, returned }) => (returned ? [out, due, returned] : []));
  expect(moments.length).toBeGreaterThan(1_000);
  const odd = moments.map((at) => instantToLocal(at, 'America/Port-au-Prince')).filter((local) => !isOpen(local));
  expect(odd).toEqual([]);
});

it.each(PLANS)('%s has one customer at a time for each vehicle', (_, { rentals }) => {
  for (const [index, rental] of rentals.entries()) {
    const before = rentals[index - 1];
    if (before?.vehicle !== rental.vehicle) continue;
    expect(rental.out.getTime()).toBeGreaterThan((before.returned ?? before.due).getTime());
  }
});

it.each(PLANS)('%s rents more in July than in October', (_, { rentals }) => {
  const inMonth = (month: string) => rentals.filter(({ out }) => out.toISOString().slice(5, 7) === month).length;
  expect(inMonth('07')).toBeGreaterThan(inMonth('10') * 1.15);
});

function isOpen(local: string): boolean {
  const weekday = new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay();
  const time = local.slice(11, 16);
  return weekday !== 0 && time >= '07:30' && time <= (weekday === 6 ? '13:00' : '17:00');
}
