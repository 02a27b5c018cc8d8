import 'server-only';
import { and, eq } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ReopenDamageInput } from './input';
import { lockDamage } from './lock-damage';

/** Takes back that a damage was repaired or dismissed. It stands again. */
export const reopenDamage = command(
  { name: 'inspections.reopen_damage', permission: 'inspections.close_damage', input: ReopenDamageInput },
  async (ctx, { damageId }) => {
    const { closedAs, closedNote, vehicleId } = await lockDamage(ctx, damageId);
    if (!closedAs) throw new AppError('invalid_transition');
    await ctx.tx
      .update(damages)
      .set({ closedAs: null, closedAt: null, closedBy: null, closedNote: '' })
      .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)));
    const before = { damageId, closedAs, reason: closedNote };
    ctx.record({ entity: 'vehicle', entityId: vehicleId, before, after: { damageId, closedAs: null } });
    return { id: damageId };
  },
);
