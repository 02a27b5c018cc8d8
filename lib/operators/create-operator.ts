import 'server-only';
import { operators } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';
import { operatorCommand } from '../server/operator-command';
import { CreateOperatorInput } from './input';
import { assertMayGive } from './keep-a-keeper';
import { rolePermissions } from './role-permissions';

/** Adds an operator without a password. They set it with the invitation's link. */
export const createOperator = operatorCommand(
  { name: 'operators.create', permission: 'operators.manage', input: CreateOperatorInput },
  async (ctx, input) => {
    assertMayGive(ctx.operator, input.role);
    const id = newId();
    const inserted = await ctx.tx
      .insert(operators)
      .values({ id, ...input, permissions: rolePermissions(input.role) })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    if (inserted.length === 0) throw new AppError('duplicate_email', { fields: { email: 'duplicate_email' } });
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: id, before: null, after: input });
    return { id };
  },
);
