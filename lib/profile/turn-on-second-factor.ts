import 'server-only';
import { z } from 'zod';
import { assertOwnPassword } from '../auth/assert-own-password';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-code';
import { storeSecondFactor } from '../auth/store-second-factor';
import { parseInput } from '../parse-input';
import type { AdminContext } from '../server/admin-context';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { operatorCommand } from '../server/operator-command';
import { TurnOnSecondFactorInput } from './input';

const Confirmed = TurnOnSecondFactorInput.extend({ codeHashes: z.array(z.string().max(64, 'invalid_value')) });

/** Stores the member's second factor. `turnOnSecondFactor` has checked the password and made the recovery codes. */
export const recordSecondFactor = command(
  { name: 'profile.turn_on_second_factor', permission: 'profile.edit', input: Confirmed },
  async (ctx, { sealedSecret, code, codeHashes }) => {
    const holder = { tenantId: ctx.tenantId, memberId: ctx.member.id };
    await storeSecondFactor(ctx.tx, holder, { sealedSecret, code, codeHashes, now: ctx.now });
    ctx.record({
      entity: 'member',
      entityId: ctx.member.id,
      before: { secondFactor: false },
      after: { secondFactor: true },
    });
    return { on: true };
  },
);

/** The same for an operator. */
export const recordOperatorFactor = operatorCommand(
  { name: 'operator_profile.turn_on_second_factor', permission: 'profile.edit', input: Confirmed },
  async (ctx, { sealedSecret, code, codeHashes }) => {
    const { id: operatorId } = ctx.operator;
    await storeSecondFactor(ctx.tx, { operatorId }, { sealedSecret, code, codeHashes, now: ctx.now });
    const change = { before: { secondFactor: false }, after: { secondFactor: true } };
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: operatorId, ...change });
    return { on: true };
  },
);

/** Turns one's own second factor on. The recovery codes are in the answer and nowhere else. */
export async function turnOnSecondFactor(
  ctx: TenantContext | AdminContext,
  raw: unknown,
): Promise<{ codes: string[] }> {
  const input = parseInput(TurnOnSecondFactorInput, raw);
  await assertOwnPassword(ctx, input.ownPassword);
  const codes = makeRecoveryCodes();
  const confirmed = { ...input, codeHashes: codes.map(hashRecoveryCode) };
  await ('tenantId' in ctx ? recordSecondFactor(ctx, confirmed) : recordOperatorFactor(ctx, confirmed));
  return { codes };
}
