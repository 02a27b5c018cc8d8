import 'server-only';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ownerShares } from '@/db/schema/owners';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { lockVehicle } from '../vehicles/lock-vehicle';
import { StartShareInput } from './input';
import { lockOwner } from './lock-owner';

/**
 * Makes a vehicle an owner's from a local day on, with their share and the costs that they bear. The share that the vehicle
 * is under then ends. Throws `share_taken` if another share begins on that day or later.
 */
export const startShare = command(
  { name: 'owners.start_share', permission: 'owners.edit', input: StartShareInput },
  async (ctx, { ownerId, vehicleId, startsOn, kind, basisPoints, amountCents, costs }) => {
    await lockOwner(ctx, ownerId);
    await lockVehicle(ctx, vehicleId);
    const ended = await ctx.tx
      .update(ownerShares)
      .set({ endsOn: startsOn })
      .where(
        and(
          eq(ownerShares.tenantId, ctx.tenantId),
          eq(ownerShares.vehicleId, vehicleId),
          lt(ownerShares.startsOn, startsOn),
          or(isNull(ownerShares.endsOn), gt(ownerShares.endsOn, startsOn)),
        ),
      )
      .returning({ id: ownerShares.id });
    const id = newId();
    const percent = kind === 'percent';
    const part = { basisPoints: percent ? basisPoints : null, amountCents: percent ? null : amountCents };
    const row = { ownerId, vehicleId, startsOn, kind, ...part, costs: [...new Set(costs)] };
    const values = { ...row, tenantId: ctx.tenantId, id, createdBy: ctx.member.id, createdAt: ctx.now };
    await ctx.tx
      .insert(ownerShares)
      .values(values)
      .catch((error: unknown) => {
        throw databaseCode(error) === '23P01'
          ? new AppError('share_taken', { fields: { startsOn: 'share_taken' } })
          : error;
      });
    ctx.record({ entity: 'owner', entityId: ownerId, before: { ended: ended.map(({ id }) => id) }, after: row });
    return { id };
  },
);
