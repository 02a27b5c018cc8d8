import { monthDays } from './month-days';
import type { RentDay } from './rent-days';
import { type Share, shareOf } from './share-of';
import type { OwnerCost } from './values';

export interface Cost {
  id: string;
  kind: OwnerCost;
  vehicleId: string;
  /** The local day. */
  on: string;
  amountCents: number;
}

/** One thing that an owner gets or bears in one month. Its kind, source, vehicle and month name it. */
export interface OwnerEntry {
  ownerId: string;
  kind: 'rent' | 'month' | 'cost';
  /** The rental, the share for a fixed month, or the cost. */
  sourceId: string;
  vehicleId: string;
  /** `2026-11`. */
  month: string;
  /** Days on rent, or for a fixed month the days that the vehicle was theirs. */
  days: number;
  /** The rent that the share was taken of, or the cost. */
  baseCents: number;
  /** Positive for the owner, negative for a cost of theirs. */
  amountCents: number;
}

interface Ledger {
  /** All days on rent of these vehicles, in the order of the rentals. */
  days: readonly RentDay[];
  shares: readonly Share[];
  costs: readonly Cost[];
  /** The last month that is counted, `2026-11`. */
  until: string;
}

/** What owners get for rents, days and months, and the costs that are theirs, up to the end of a month. */
export function ownerEntries({ days, shares, costs, until }: Ledger): OwnerEntry[] {
  const entries = new Map<string, OwnerEntry & { shared: Map<Share, number> }>();
  const taken = new Set<string>();
  for (const day of days) {
    const share = shareOf(shares, day.vehicleId, day.on);
    const month = day.on.slice(0, 7);
    if (!share || month > until) continue;
    const entry = open('rent', day.rentalId, { share, month });
    // A car that comes back and leaves again on one day is on rent once.
    const place = `${day.vehicleId} ${day.on}`;
    const fresh = taken.has(place) ? 0 : 1;
    taken.add(place);
    entry.days += fresh;
    entry.baseCents += day.rentCents;
    if (share.kind === 'per_day') entry.amountCents += fresh * (share.amountCents ?? 0);
    if (share.kind === 'percent') entry.shared.set(share, (entry.shared.get(share) ?? 0) + day.rentCents);
  }
  for (const share of shares) {
    if (share.kind !== 'per_month') continue;
    for (const { month, days: owned, of } of monthDays(share, until)) {
      const entry = open('month', share.id, { share, month });
      entry.days = owned;
      entry.amountCents = Math.round(((share.amountCents ?? 0) * owned) / of);
    }
  }
  for (const { id, kind, vehicleId, on, amountCents } of costs) {
    const share = shareOf(shares, vehicleId, on);
    const month = on.slice(0, 7);
    if (!share?.costs.includes(kind) || month > until) continue;
    const entry = open('cost', id, { share, month });
    entry.baseCents += amountCents;
    entry.amountCents -= amountCents;
  }
  return [...entries.values()].map(({ shared, ...entry }) => ({
    ...entry,
    amountCents: entry.amountCents + sum([...shared].map(([share, cents]) => partOf(cents, share.basisPoints ?? 0))),
  }));

  function open(kind: OwnerEntry['kind'], sourceId: string, { share, month }: { share: Share; month: string }) {
    const { ownerId, vehicleId } = share;
    const key = `${ownerId} ${kind} ${sourceId} ${vehicleId} ${month}`;
    const blank = { ownerId, kind, sourceId, vehicleId, month, days: 0, baseCents: 0, amountCents: 0 };
    const entry = entries.get(key) ?? { ...blank, shared: new Map<Share, number>() };
    entries.set(key, entry);
    return entry;
  }
}

function partOf(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
