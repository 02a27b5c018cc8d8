import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { drawers } from '@/db/schema/drawers';
import { can } from '../auth/permissions';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { readDrawer } from './read-drawer';

/**
 * A drawer, locked with all unsigned ones of its clerk until the transaction ends, and its later ones. An agent has the own
 * drawer alone. Throws `record_not_found`, and `invalid_transition` once it is signed off.
 */
export async function lockDrawer(ctx: WriteContext, drawerId: string) {
  const { tx, tenantId } = ctx;
  const [found] = await tx
    .select({ memberId: drawers.memberId })
    .from(drawers)
    .where(and(eq(drawers.tenantId, tenantId), eq(drawers.id, drawerId)));
  if (!found || (found.memberId !== ctx.member.id && !can(ctx.role, 'payments.sign_off')))
    throw new AppError('record_not_found');
  const unsigned = await tx
    .select({ id: drawers.id, openedAt: drawers.openedAt, closedAt: drawers.closedAt })
    .from(drawers)
    .where(and(eq(drawers.tenantId, tenantId), eq(drawers.memberId, found.memberId), isNull(drawers.signedAt)))
    .orderBy(asc(drawers.openedAt), asc(drawers.id))
    .for('update');
  const at = unsigned.findIndex(({ id }) => id === drawerId);
  if (at < 0) throw new AppError('invalid_transition', { params: { from: 'signed', to: 'counted' } });
  return { drawer: await readDrawer(ctx, drawerId), earlier: unsigned.slice(0, at), later: unsigned.slice(at + 1) };
}
