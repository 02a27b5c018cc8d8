import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

interface Billed {
  damageId?: string | null | undefined;
  chargeId?: string | undefined;
}

/** Notes at the damages that an inspection found which charge bills each. Another inspection's, or one billed already, is refused. */
export async function billDamages(ctx: WriteContext, inspectionId: string, billed: readonly Billed[]): Promise<void> {
  for (const { damageId, chargeId } of billed) {
    if (!damageId || !chargeId) continue;
    const changed = await ctx.tx
      .update(damages)
      .set({ chargeId })
      .where(
        and(
          eq(damages.tenantId, ctx.tenantId),
          eq(damages.id, damageId),
          eq(damages.inspectionId, inspectionId),
          isNull(damages.chargeId),
        ),
      )
      .returning({ id: damages.id });
    if (changed.length === 0) throw new AppError('validation_error', { fields: { extras: 'invalid_value' } });
  }
}
