import 'server-only';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { ownerPayouts, ownerShares, ownerStatements, owners } from '@/db/schema/owners';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { OWNER_FIELDS } from './fields';
import { getOwnerBalance } from './owner-balance';

/** One owner with their vehicles, statements and payouts, and what they are owed. Throws `record_not_found`. */
export async function getOwner(ctx: ReadContext, ownerId: string) {
  if (!isId(ownerId)) throw new AppError('record_not_found');
  const [owner] = await ctx.tx
    .select()
    .from(owners)
    .where(and(eq(owners.tenantId, ctx.tenantId), eq(owners.id, ownerId), isNull(owners.archivedAt)));
  if (!owner) throw new AppError('record_not_found');
  const [shares, statements, payouts, balanceCents] = await Promise.all([
    listShares(ctx, ownerId),
    ctx.tx
      .select()
      .from(ownerStatements)
      .where(and(eq(ownerStatements.tenantId, ctx.tenantId), eq(ownerStatements.ownerId, ownerId)))
      .orderBy(desc(ownerStatements.month)),
    ctx.tx
      .select({ payout: ownerPayouts, paidByName: members.name })
      .from(ownerPayouts)
      .leftJoin(members, and(eq(members.tenantId, ownerPayouts.tenantId), eq(members.id, ownerPayouts.paidBy)))
      .where(and(eq(ownerPayouts.tenantId, ctx.tenantId), eq(ownerPayouts.ownerId, ownerId)))
      .orderBy(desc(ownerPayouts.paidAt)),
    getOwnerBalance(ctx, ownerId),
  ]);
  const { tenantId: _, nameKey: __, archivedAt: ___, ...record } = owner;
  return {
    owner: withVersion(OWNER_FIELDS, record),
    shares,
    statements,
    payouts: payouts.map(({ payout, paidByName }) => ({ ...payout, paidByName })),
    balanceCents,
  };
}

export type OwnerRecord = Awaited<ReturnType<typeof getOwner>>;

function listShares(ctx: ReadContext, ownerId: string) {
  return ctx.tx
    .select({
      id: ownerShares.id,
      vehicleId: ownerShares.vehicleId,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      startsOn: ownerShares.startsOn,
      endsOn: ownerShares.endsOn,
      kind: ownerShares.kind,
      basisPoints: ownerShares.basisPoints,
      amountCents: ownerShares.amountCents,
      costs: ownerShares.costs,
    })
    .from(ownerShares)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, ownerShares.tenantId), eq(vehicles.id, ownerShares.vehicleId)))
    .where(and(eq(ownerShares.tenantId, ctx.tenantId), eq(ownerShares.ownerId, ownerId)))
    .orderBy(desc(ownerShares.startsOn), asc(ownerShares.id));
}
