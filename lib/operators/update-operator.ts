import 'server-only';
import { eq } from 'drizzle-orm';
import { operators } from '@/db/schema/operators';
import { revokeOperatorSessions } from '../auth/revoke-session';
import { operatorCommand } from '../server/operator-command';
import { UpdateOperatorInput } from './input';
import { assertKeepsKeeper, assertMayGive } from './keep-a-keeper';
import { lockOperators } from './lock-operators';
import { rolePermissions } from './role-permissions';

/** Gives an operator another role, keeps them out or lets them in again. Who is kept out is signed out. */
export const updateOperator = operatorCommand(
  { name: 'operators.update', permission: 'operators.manage', input: UpdateOperatorInput },
  async (ctx, { operatorId, role, active }) => {
    const { operator, actor, all } = await lockOperators(ctx, operatorId);
    assertMayGive(actor, operator.role, role);
    assertKeepsKeeper(operator, { role, active }, { actorId: actor.id, all });
    await ctx.tx
      .update(operators)
      .set({ role, active, permissions: rolePermissions(role), updatedAt: ctx.now })
      .where(eq(operators.id, operatorId));
    if (!active) await revokeOperatorSessions(ctx.tx, operatorId);
    const before = { role: operator.role, active: operator.active };
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: operatorId, before, after: { role, active } });
    return { id: operatorId };
  },
);
