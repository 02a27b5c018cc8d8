import 'server-only';
import { and, eq } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** A damage, locked until the transaction ends. Throws `record_not_found`. */
export async function lockDamage(ctx: WriteContext, damageId: string) {
  const [damage] = await ctx.tx
    .select()
    .from(damages)
    .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)))
    .for('update');
  if (!damage) throw new AppError('record_not_found');
  return damage;
}
