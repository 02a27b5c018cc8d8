import 'server-only';
import { and, eq } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ArchiveAccidentInput } from './input';
import { lockAccident } from './lock-accident';

/** Takes an accident report out of the lists. Throws `expense_charged` while a rental owes it. */
export const archiveAccident = command(
  { name: 'accidents.archive', permission: 'accidents.archive', input: ArchiveAccidentInput },
  async (ctx, { accidentId }) => {
    const { accident, charged } = await lockAccident(ctx, accidentId);
    if (charged) throw new AppError('expense_charged');
    await ctx.tx
      .update(accidents)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(accidents.tenantId, ctx.tenantId), eq(accidents.id, accidentId)));
    ctx.record({ entity: 'accident', entityId: accidentId, before: accident, after: { archived: true } });
    return { id: accidentId };
  },
);
