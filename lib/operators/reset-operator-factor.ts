import 'server-only';
import { removeSecondFactor } from '../auth/remove-second-factor';
import { revokeOperatorSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { operatorCommand } from '../server/operator-command';
import { ResetOperatorFactorInput } from './input';
import { assertMayGive } from './keep-a-keeper';
import { lockOperators } from './lock-operators';

/**
 * Takes a colleague's second factor away, for one who has lost phone and recovery codes, and signs them out everywhere.
 * Throws `second_factor_off` if there is none, and `own_account` for one's own: that needs the password.
 */
export const resetOperatorFactor = operatorCommand(
  { name: 'operators.reset_second_factor', permission: 'operators.manage', input: ResetOperatorFactorInput },
  async (ctx, { operatorId, reason }) => {
    const { operator, actor } = await lockOperators(ctx, operatorId);
    if (operator.id === actor.id) throw new AppError('own_account');
    assertMayGive(actor, operator.role);
    if (!(await removeSecondFactor(ctx.tx, { operatorId }))) throw new AppError('second_factor_off');
    const endedSessions = await revokeOperatorSessions(ctx.tx, operatorId);
    const change = { before: { secondFactor: true }, after: { secondFactor: false, reason, endedSessions } };
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: operatorId, ...change });
    return { id: operatorId };
  },
);
