import 'server-only';
import { sql } from 'drizzle-orm';
import { assertOwnPassword } from '../auth/assert-own-password';
import { factorRequired } from '../auth/must-set-up-factor';
import { removeSecondFactor } from '../auth/remove-second-factor';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import type { AdminContext } from '../server/admin-context';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { operatorCommand } from '../server/operator-command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { OwnPasswordInput } from './input';

/** Removes the member's second factor. `turnOffSecondFactor` has checked the password. */
export const recordSecondFactorOff = command(
  { name: 'profile.turn_off_second_factor', permission: 'profile.edit', input: OwnPasswordInput },
  async (ctx) => {
    if ((await getTenantSettings(ctx)).secondFactorRequired) throw new AppError('second_factor_compulsory');
    if (!(await removeSecondFactor(ctx.tx, { tenantId: ctx.tenantId, memberId: ctx.member.id })))
      throw new AppError('second_factor_off');
    ctx.record({
      entity: 'member',
      entityId: ctx.member.id,
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
    return { on: false };
  },
);

/** The same for an operator. */
export const recordOperatorFactorOff = operatorCommand(
  { name: 'operator_profile.turn_off_second_factor', permission: 'profile.edit', input: OwnPasswordInput },
  async (ctx) => {
    const { id: operatorId } = ctx.operator;
    const [platform] = await ctx.tx.execute<{ required: boolean }>(sql`select ${factorRequired()} as required`);
    if (platform?.required) throw new AppError('second_factor_compulsory');
    if (!(await removeSecondFactor(ctx.tx, { operatorId }))) throw new AppError('second_factor_off');
    const change = { before: { secondFactor: true }, after: { secondFactor: false } };
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: operatorId, ...change });
    return { on: false };
  },
);

/** Turns one's own second factor off, unless company or platform asks for one (`second_factor_compulsory`). */
export async function turnOffSecondFactor(ctx: TenantContext | AdminContext, raw: unknown): Promise<{ on: boolean }> {
  await assertOwnPassword(ctx, parseInput(OwnPasswordInput, raw).ownPassword);
  return 'tenantId' in ctx ? recordSecondFactorOff(ctx, raw) : recordOperatorFactorOff(ctx, raw);
}
