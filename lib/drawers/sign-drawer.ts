import 'server-only';
import { and, eq } from 'drizzle-orm';
import { drawers } from '@/db/schema/drawers';
import { AppError } from '../errors';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { command } from '../server/command';
import { nextNumber } from '../tenants/next-number';
import { closeData } from './close-data';
import { SignDrawerInput } from './input';
import { lockDrawer } from './lock-drawer';

/**
 * Signs off the last count of a drawer. It gets its number and its paper, and never changes again (docs/rules.md §6). Throws
 * `invalid_transition` if it is not counted, or was counted again. Assumption: a manager may sign off their own drawer, as a
 * small company has one manager. The paper names both.
 */
export const signDrawer = command(
  { name: 'drawers.sign', permission: 'payments.sign_off', input: SignDrawerInput },
  async (ctx, { drawerId, countId }) => {
    const { drawer } = await lockDrawer(ctx, drawerId);
    if (drawer.counts.at(-1)?.id !== countId)
      throw new AppError('invalid_transition', { params: { from: 'counted', to: 'signed' } });
    const number = await nextNumber(ctx, 'C');
    const signed = { number, signedAt: ctx.now, signedBy: ctx.member.id, signedCountId: countId };
    await ctx.tx
      .update(drawers)
      .set(signed)
      .where(and(eq(drawers.tenantId, ctx.tenantId), eq(drawers.id, drawerId)));
    const id = newId();
    const data = await closeData(ctx, drawerId, id);
    await orderPaper(ctx, { id, kind: 'close', rentalId: null, drawerId, number, data });
    ctx.record({ entity: 'drawer', entityId: drawerId, before: { countId }, after: signed });
    return { id: drawerId, number };
  },
);
