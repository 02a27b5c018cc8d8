import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { isPlaceRefused } from './is-place-refused';
import { RETURN_PLACE_FIELDS } from './return-place-fields';
import { ChangeReturnPlaceInput } from './return-place-input';

/**
 * Says where a vehicle that is out comes back to. The price is the same everywhere. Assumption: customer and clerk agree
 * on it by phone, so nobody signs, and the signed agreement stays as it is. Throws `outside_hours` where nobody is there
 * when the vehicle is due.
 */
export const changeReturnPlace = command(
  { name: 'rentals.change_return_place', permission: 'rentals.extend', input: ChangeReturnPlaceInput },
  async (ctx, { rentalId, version, returnLocation }) => {
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [found] = await ctx.tx
      .select({ status: rentals.status, returnLocation: rentals.returnLocation, dueAt: rentals.dueAt })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!found) throw new AppError('record_not_found');
    const { status, dueAt, ...before } = found;
    if (status !== 'active') throw new AppError('invalid_transition', { params: { from: status, to: 'active' } });
    const audited = { entity: 'rental', entityId: rentalId };
    await assertUnchanged(ctx, { fields: RETURN_PLACE_FIELDS, record: before, version, ...audited });
    const { businessHours } = await getTenantSettings(ctx);
    const change = { from: before.returnLocation, to: returnLocation, due: dueAt ?? ctx.now, now: ctx.now };
    if (isPlaceRefused(businessHours, change, ctx.tenant.timeZone))
      throw new AppError('outside_hours', { fields: { returnLocation: 'outside_hours' } });
    await ctx.tx.update(rentals).set({ returnLocation, updatedAt: ctx.now }).where(mine);
    ctx.record({ ...audited, before, after: { returnLocation } });
    return { id: rentalId };
  },
);
