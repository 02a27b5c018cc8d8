import 'server-only';
import { assertOwnPassword } from '../auth/assert-own-password';
import { removeSecondFactor } from '../auth/remove-second-factor';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
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

/** Turns the member's own second factor off, unless their company asks for one (`second_factor_compulsory`). */
export async function turnOffSecondFactor(ctx: TenantContext, raw: unknown): Promise<{ on: boolean }> {
  await assertOwnPassword(ctx, parseInput(OwnPasswordInput, raw).ownPassword);
  return recordSecondFactorOff(ctx, raw);
}
