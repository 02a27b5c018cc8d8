import 'server-only';
import { z } from 'zod';
import { assertOwnPassword } from '../auth/assert-own-password';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-code';
import { storeSecondFactor } from '../auth/store-second-factor';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { TurnOnSecondFactorInput } from './input';

/** Stores the member's second factor. `turnOnSecondFactor` has checked the password and made the recovery codes. */
export const recordSecondFactor = command(
  {
    name: 'profile.turn_on_second_factor',
    permission: 'profile.edit',
    input: TurnOnSecondFactorInput.extend({ codeHashes: z.array(z.string().max(64, 'invalid_value')) }),
  },
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

/** Turns the member's second factor on. The recovery codes are in the answer and nowhere else. */
export async function turnOnSecondFactor(ctx: TenantContext, raw: unknown): Promise<{ codes: string[] }> {
  const input = parseInput(TurnOnSecondFactorInput, raw);
  await assertOwnPassword(ctx, input.ownPassword);
  const codes = makeRecoveryCodes();
  await recordSecondFactor(ctx, { ...input, codeHashes: codes.map(hashRecoveryCode) });
  return { codes };
}
