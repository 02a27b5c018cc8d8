import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { isOwed } from '../expenses/lock-expense';
import type { WriteContext } from '../server/command';

/** An accident that is not archived, locked until the transaction ends, and whether a rental owes it. Throws `record_not_found`. */
export async function lockAccident(ctx: WriteContext, accidentId: string) {
  const mine = and(eq(accidents.tenantId, ctx.tenantId), eq(accidents.id, accidentId), isNull(accidents.archivedAt));
  const [accident] = await ctx.tx.select().from(accidents).where(mine).for('update');
  if (!accident) throw new AppError('record_not_found');
  return { accident, charged: accident.chargeId !== null && (await isOwed(ctx, accident.chargeId)) };
}
