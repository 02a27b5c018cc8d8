import 'server-only';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { ownerShares } from '@/db/schema/owners';
import { startOfLocalDay } from '../dates';
import type { ReadContext } from '../server/query';
import { clipShares } from './clip-shares';
import { ownerEntries } from './owner-entries';
import { readCosts } from './read-costs';
import { readOutings } from './read-outings';
import { rentDays } from './rent-days';
import type { OwnerCost } from './values';

export interface OwnerPart {
  vehicleId: string;
  /** `2026-11`. */
  month: string;
  /** What the company gives its owner, less the costs that are theirs. Negative if those are more. */
  cents: number;
}

interface Asked {
  /** Null for the whole fleet. */
  vehicleId?: string | null;
  /** The first local day; null for the beginning. */
  from?: string | null;
  /** The last local day. */
  until: string;
}

/** What owners get for their vehicles by month, by the rules of their statements, between two local days, both included. */
export async function readOwnerParts(
  ctx: ReadContext,
  { vehicleId = null, from = null, until }: Asked,
): Promise<OwnerPart[]> {
  const rows = await ctx.tx
    .select()
    .from(ownerShares)
    .where(
      and(
        eq(ownerShares.tenantId, ctx.tenantId),
        lte(ownerShares.startsOn, until),
        from === null ? undefined : or(isNull(ownerShares.endsOn), gt(ownerShares.endsOn, from)),
        vehicleId === null ? undefined : eq(ownerShares.vehicleId, vehicleId),
      ),
    )
    .orderBy(asc(ownerShares.startsOn), asc(ownerShares.id));
  // Safe because `startShare` has checked the words.
  const shares = clipShares(
    rows.map((row) => ({ ...row, costs: row.costs as OwnerCost[] })),
    from,
    until,
  );
  const vehicleIds = [...new Set(shares.map((share) => share.vehicleId))];
  if (vehicleIds.length === 0) return [];
  const { timeZone } = ctx.tenant;
  const at = (day: string, days: number) => startOfLocalDay(new Date(`${day}T12:00:00Z`), timeZone, days);
  // A rental day belongs to the local day on which it begins, so a day more on either side leaves out none.
  const within = { from: at(from ?? '2000-01-01', -1), until: at(until, 2) };
  const [outings, costs] = await Promise.all([readOutings(ctx, vehicleIds, within), readCosts(ctx, vehicleIds)]);
  const days = outings.flatMap((outing) => rentDays(outing, timeZone));
  return ownerEntries({ days, shares, costs, until: until.slice(0, 7) }).map(
    ({ vehicleId: of, month, amountCents }) => ({
      vehicleId: of,
      month,
      cents: amountCents,
    }),
  );
}
