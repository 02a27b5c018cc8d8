import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { charges } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { VOIDABLE_CHARGES } from '../rentals/values';
import { command } from '../server/command';
import { VoidChargeInput } from './charge-input';
import { chargeLines } from './charge-lines';
import { lockRental } from './lock-rental';

/**
 * Takes back a charge that was added by hand or passed on. Its line stays visible with who, when and why, and its tax is taken back by
 * a line of its own. What the agreement and the return charge is not voided here.
 */
export const voidCharge = command(
  { name: 'payments.void_charge', permission: 'rentals.waive', input: VoidChargeInput },
  async (ctx, { rentalId, chargeId, reason }) => {
    await lockRental(ctx, rentalId);
    const thisCharge = and(
      eq(charges.tenantId, ctx.tenantId),
      eq(charges.rentalId, rentalId),
      eq(charges.id, chargeId),
    );
    const [charge] = await ctx.tx.select().from(charges).where(thisCharge);
    if (!charge) throw new AppError('record_not_found');
    const changed = await ctx.tx
      .update(charges)
      .set({ waivedAt: ctx.now, waivedBy: ctx.member.id, waivedReason: reason })
      .where(and(thisCharge, isNull(charges.waivedAt), inArray(charges.kind, [...VOIDABLE_CHARGES])))
      .returning({ id: charges.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: charge.kind, to: 'voided' } });
    const { taxCents } = await chargeLines(ctx, rentalId, []);
    const { kind, amountCents, note } = charge;
    const after = { chargeId, kind, amountCents, taxCents, reason };
    ctx.record({ entity: 'rental', entityId: rentalId, before: { chargeId, note }, after });
    return { id: chargeId };
  },
);
