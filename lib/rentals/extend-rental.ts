import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { holdOptions } from '../allocations/hold-options';
import { lockForBooking } from '../allocations/lock-for-booking';
import { readKeptUnits } from '../allocations/read-kept-units';
import { releaseAllocation } from '../allocations/release-allocation';
import { AppError } from '../errors';
import { OPTIONS } from '../pricing/values';
import { command } from '../server/command';
import { addCharges } from './add-charges';
import { asSigned } from './as-signed';
import { ExtendRentalInput } from './extend-input';
import { offerExtension } from './offer-extension';
import { orderAddendum } from './order-addendum';

/**
 * Gives a vehicle that is out a later return time, under a signed addendum, in one transaction. The vehicle must be free
 * until then, and the price is that of the whole time (docs/rules.md §6, §8).
 */
export const extendRental = command(
  { name: 'rentals.extend', permission: 'rentals.extend', input: ExtendRentalInput },
  async (ctx, input) => {
    const { rentalId } = input;
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [before] = await ctx.tx
      .select({ dueAt: rentals.dueAt, chargedDays: rentals.chargedDays, totalCents: rentals.totalCents })
      .from(rentals)
      .where(mine)
      .for('update');
    if (!before) throw new AppError('record_not_found');
    const offer = await offerExtension(ctx, input);
    const { price, since, until, vehicleId, settings, record } = offer;
    if (price.addedCents !== input.expectedCents)
      throw new AppError('quote_changed', { details: { addedCents: price.addedCents } });
    const signed = asSigned(input);
    await lockForBooking(ctx, vehicleId);
    const kept = await readKeptUnits(ctx, { rentalId });
    // The old hold gives way to the longer one. Nobody gets in between, because both are of one transaction.
    await releaseAllocation(ctx, { kind: 'rental', id: rentalId });
    const hold = { from: since, until, holder: { kind: 'rental', id: rentalId } } as const;
    await allocateVehicle(ctx, { ...hold, vehicleId, turnaroundMinutes: settings.turnaroundMinutes });
    const options = OPTIONS.filter((option) => record.rental.options.includes(option));
    await holdOptions(ctx, { ...hold, options, kept, fieldOf: () => 'dueAt' });
    const after = {
      dueAt: until,
      chargedDays: price.quote.days,
      totalCents: before.totalCents + price.addedCents,
    };
    await ctx.tx
      .update(rentals)
      .set({ ...after, unusedGraceMinutes: price.quote.unusedGraceMinutes, updatedAt: ctx.now })
      .where(mine);
    await addCharges(ctx, rentalId, { lines: price.lines, position: offer.nextPosition });
    const facts = { ...offer, rental: record.rental, chargedDays: price.quote.days, ...price, swap: null };
    const { id, number, signedBy } = await orderAddendum(ctx, facts, signed);
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before,
      after: {
        ...after,
        addendum: number,
        addedCents: price.addedCents,
        signedBy,
      },
    });
    return { id: rentalId, addendumId: id, number };
  },
);
