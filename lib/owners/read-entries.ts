import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { ownerShares } from '@/db/schema/owners';
import type { ReadContext } from '../server/query';
import { type OwnerEntry, ownerEntries } from './owner-entries';
import { readCosts } from './read-costs';
import { readOutings } from './read-outings';
import { rentDays } from './rent-days';
import type { Share } from './share-of';
import type { OwnerCost } from './values';

export type NamedEntry = Omit<OwnerEntry, 'ownerId'> & { label: string };

/** What the ledger says now that an owner gets and bears, up to the end of a month, each with what people call it. */
export async function readEntries(ctx: ReadContext, ownerId: string, until: string): Promise<NamedEntry[]> {
  const shares = await readShares(ctx, ownerId);
  const vehicleIds = [...new Set(shares.map(({ vehicleId }) => vehicleId))];
  if (vehicleIds.length === 0) return [];
  const [outings, costs] = await Promise.all([readOutings(ctx, vehicleIds), readCosts(ctx, vehicleIds)]);
  const labels = new Map<string, string>([
    ...outings.map(({ rentalId, number }) => [rentalId, number] as const),
    ...costs.map(({ id, kind }) => [id, kind] as const),
  ]);
  const days = outings.flatMap((outing) => rentDays(outing, ctx.tenant.timeZone));
  return ownerEntries({ days, shares, costs, until }).map(({ ownerId: _, ...entry }) => ({
    ...entry,
    label: labels.get(entry.sourceId) ?? '',
  }));
}

async function readShares(ctx: ReadContext, ownerId: string): Promise<Share[]> {
  const rows = await ctx.tx
    .select()
    .from(ownerShares)
    .where(and(eq(ownerShares.tenantId, ctx.tenantId), eq(ownerShares.ownerId, ownerId)))
    .orderBy(asc(ownerShares.startsOn), asc(ownerShares.id));
  // Safe because `startShare` has checked the words.
  return rows.map((row) => ({ ...row, costs: row.costs as OwnerCost[] }));
}
