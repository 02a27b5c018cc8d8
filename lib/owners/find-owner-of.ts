import 'server-only';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { ownerShares, owners } from '@/db/schema/owners';
import { localDay } from '../dates';
import type { ReadContext } from '../server/query';

/** Whose a vehicle is today, and what they get for it; null if it is the company's own. */
export async function findOwnerOf(ctx: ReadContext, vehicleId: string) {
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const { kind, basisPoints, amountCents } = ownerShares;
  const [owner] = await ctx.tx
    .select({ id: owners.id, name: owners.name, kind, basisPoints, amountCents })
    .from(ownerShares)
    .innerJoin(owners, and(eq(owners.tenantId, ownerShares.tenantId), eq(owners.id, ownerShares.ownerId)))
    .where(
      and(
        eq(ownerShares.tenantId, ctx.tenantId),
        eq(ownerShares.vehicleId, vehicleId),
        lte(ownerShares.startsOn, today),
        or(isNull(ownerShares.endsOn), gt(ownerShares.endsOn, today)),
      ),
    );
  return owner ?? null;
}
