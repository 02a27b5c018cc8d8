import 'server-only';
import { and, eq } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { AppError } from '../errors';
import { command } from '../server/command';
import { CloseDamageInput } from './input';
import { lockDamage } from './lock-damage';

/**
 * Says that a damage is repaired, or dismisses one that never was, with the reason. It no longer stands from then on.
 * Its charge stays (docs/rules.md §6).
 */
export const closeDamage = command(
  { name: 'inspections.close_damage', permission: 'inspections.close_damage', input: CloseDamageInput },
  async (ctx, { damageId, closedAs, reason }) => {
    const damage = await lockDamage(ctx, damageId);
    if (damage.closedAs) throw new AppError('invalid_transition');
    if (closedAs === 'dismissed' && !reason)
      throw new AppError('reason_required', { fields: { reason: 'reason_required' } });
    await ctx.tx
      .update(damages)
      .set({ closedAs, closedAt: ctx.now, closedBy: ctx.member.id, closedNote: reason })
      .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)));
    const entity = { entity: 'vehicle', entityId: damage.vehicleId };
    ctx.record({ ...entity, before: { damageId, closedAs: null }, after: { damageId, closedAs, reason } });
    return { id: damageId };
  },
);
