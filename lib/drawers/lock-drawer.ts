import 'server-only';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { drawers } from '@/db/schema/drawers';
import { can } from '../auth/permissions';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { readDrawer } from './read-drawer';

/**
 * A drawer, locked with all unsigned ones of its clerk until the transaction ends. `earlier` are the unsigned ones before it,
 * and `later` all after it: a signed one never changes, so that it is only read. An agent has the own drawer alone. Throws
 * `record_not_found`, and `invalid_transition` once it is signed off.
 */
export async function lockDrawer(ctx: WriteContext, drawerId: string) {
  const { tx, tenantId } = ctx;
  const [found] = await tx
    .select({ memberId: drawers.memberId })
    .from(drawers)
    .where(and(eq(drawers.tenantId, tenantId), eq(drawers.id, drawerId)));
  if (!found || (found.memberId !== ctx.member.id && !can(ctx.role, 'payments.sign_off')))
    throw new AppError('record_not_found');
  const columns = { id: drawers.id, openedAt: drawers.openedAt, closedAt: drawers.closedAt };
  const theirs = and(eq(drawers.tenantId, tenantId), eq(drawers.memberId, found.memberId));
  const unsigned = await tx
    .select(columns)
    .from(drawers)
    .where(and(theirs, isNull(drawers.signedAt)))
    .orderBy(asc(drawers.openedAt), asc(drawers.id))
    .for('update');
  const at = unsigned.findIndex(({ id }) => id === drawerId);
  if (at < 0) throw new AppError('invalid_transition', { params: { from: 'signed', to: 'counted' } });
  const signed = await tx
    .select(columns)
    .from(drawers)
    .where(
      and(
        theirs,
        isNotNull(drawers.signedAt),
        sql`(${drawers.openedAt}, ${drawers.id}) > (select d.opened_at, d.id from drawers d where d.tenant_id = ${tenantId} and d.id = ${drawerId})`,
      ),
    );
  const later = [...unsigned.slice(at + 1), ...signed];
  return { drawer: await readDrawer(ctx, drawerId), earlier: unsigned.slice(0, at), later };
}
