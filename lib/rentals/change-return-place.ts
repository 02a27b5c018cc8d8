import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { RETURN_PLACE_FIELDS } from './return-place-fields';
import { ChangeReturnPlaceInput } from './return-place-input';

/**
 * Says where a vehicle that is out comes back to. The price is the same everywhere. Assumption: customer and clerk agree
 * on it by phone, so nobody signs, and the signed agreement stays as it is.
 */
export const changeReturnPlace = command(
  { name: 'rentals.change_return_place', permission: 'rentals.extend', input: ChangeReturnPlaceInput },
  async (ctx, { rentalId, version, returnLocation }) => {
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [found] = await ctx.tx
      .select({ status: rentals.status, returnLocation: rentals.returnLocation })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!found) throw new AppError('record_not_found');
    const { status, ...before } = found;
    if (status !== 'active') throw new AppError('invalid_transition', { params: { from: status, to: 'active' } });
    const audited = { entity: 'rental', entityId: rentalId };
    await assertUnchanged(ctx, { fields: RETURN_PLACE_FIELDS, record: before, version, ...audited });
    await ctx.tx.update(rentals).set({ returnLocation, updatedAt: ctx.now }).where(mine);
    ctx.record({ ...audited, before, after: { returnLocation } });
    return { id: rentalId };
  },
);
