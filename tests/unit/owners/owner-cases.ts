import { DAY_MS } from '@/lib/durations';
import { type Cost, ownerEntries } from '@/lib/owners/owner-entries';
import { type Outing, rentDays } from '@/lib/owners/rent-days';
import type { Share } from '@/lib/owners/share-of';

export const ZONE = 'America/Port-au-Prince';
export const OUT = Date.parse('2026-09-28T15:00:00Z');

/** Four days from September 28 at 25.00, with vehicle a. */
export function outing(values: Partial<Outing> & { days?: number } = {}): Outing {
  const pickupAt = values.pickupAt ?? new Date(OUT);
  const endAt = new Date(pickupAt.getTime() + (values.days ?? 4) * DAY_MS);
  const legs = [{ vehicleId: 'a', from: pickupAt }];
  return { rentalId: 'r', pickupAt, endAt, graceMinutes: 60, rentCents: 10_000, legs, ...values };
}

/** 70 percent of the rent of vehicle a, less maintenance. */
export function share(values: Partial<Share> = {}): Share {
  const percent = { kind: 'percent', basisPoints: 7_000, amountCents: null } as const;
  const from = { startsOn: '2026-01-01', endsOn: null };
  return { id: 's', ownerId: 'o', vehicleId: 'a', ...from, ...percent, costs: ['maintenance'], ...values };
}

export const cost = (values: Partial<Cost> = {}): Cost => ({
  ...{ id: 'c', kind: 'maintenance', vehicleId: 'a', on: '2026-09-20', amountCents: 3_000 },
  ...values,
});

interface Case {
  outings?: Outing[];
  shares?: Share[];
  costs?: Cost[];
}

export function entries({ outings = [outing()], shares = [share()], costs = [] }: Case, until = '2026-12') {
  const days = outings.flatMap((one) => rentDays(one, ZONE));
  return ownerEntries({ days, shares, costs, until });
}
