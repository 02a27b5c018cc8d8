import 'server-only';
import { and, eq } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { inspections } from '@/db/schema/inspections';
import { charges } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { lockDamage } from '../inspections/lock-damage';
import { command, type WriteContext } from '../server/command';
import { addCharge } from './add-charge';
import { ChargeDamageInput } from './charge-input';

/**
 * Charges a damage to the rental at whose check-in it was found, with its reason. Its photos are shown with the charge
 * (docs/rules.md §8). A damage that is charged or closed is refused.
 */
export const chargeDamage = command(
  { name: 'payments.charge_damage', permission: 'payments.charge', input: ChargeDamageInput },
  async (ctx, { damageId, amountCents, note }) => {
    const found = await findRental(ctx, damageId);
    if (!found) throw new AppError('record_not_found');
    if (!found.rentalId || found.kind !== 'checkin' || found.supersededAt) throw new AppError('damage_without_rental');
    // The rental is locked first, as by everybody who locks both.
    const { id: chargeId, dueCents } = await addCharge(ctx, {
      rentalId: found.rentalId,
      kind: 'damage',
      amountCents,
      note,
    });
    const damage = await lockDamage(ctx, damageId);
    // Somebody may have reopened the return while the rental was waited for.
    if ((await findRental(ctx, damageId))?.supersededAt) throw new AppError('damage_without_rental');
    if (damage.closedAs || (await isCharged(ctx, damage.chargeId))) throw new AppError('invalid_transition');
    await ctx.tx
      .update(damages)
      .set({ chargeId })
      .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)));
    const before = { damageId, chargeId: damage.chargeId };
    ctx.record({ entity: 'vehicle', entityId: damage.vehicleId, before, after: { damageId, chargeId, amountCents } });
    return { id: chargeId, rentalId: found.rentalId, dueCents };
  },
);

async function findRental(ctx: WriteContext, damageId: string) {
  const [found] = await ctx.tx
    .select({ rentalId: inspections.rentalId, kind: inspections.kind, supersededAt: inspections.supersededAt })
    .from(damages)
    .innerJoin(inspections, and(eq(inspections.tenantId, damages.tenantId), eq(inspections.id, damages.inspectionId)))
    .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)));
  return found;
}

async function isCharged(ctx: WriteContext, chargeId: string | null): Promise<boolean> {
  if (!chargeId) return false;
  const [charge] = await ctx.tx
    .select({ waivedAt: charges.waivedAt })
    .from(charges)
    .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.id, chargeId)));
  return charge?.waivedAt === null;
}
