import 'server-only';
import { z } from 'zod';
import { recoveryCodes, secondFactors } from '@/db/schema/members';
import { assertOwnPassword } from '../auth/assert-own-password';
import { stepOfCode } from '../auth/authenticator';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-code';
import { openText } from '../auth/seal-text';
import { secretPurpose } from '../auth/second-factor';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { insertMany } from '../server/insert-many';
import { TurnOnSecondFactorInput } from './input';

/** Stores the member's second factor. `turnOnSecondFactor` has checked the password and made the recovery codes. */
export const recordSecondFactor = command(
  {
    name: 'profile.turn_on_second_factor',
    permission: 'profile.edit',
    input: TurnOnSecondFactorInput.extend({ codeHashes: z.array(z.string().max(64, 'invalid_value')) }),
  },
  async (ctx, { sealedSecret, code, codeHashes }) => {
    const mine = { tenantId: ctx.tenantId, memberId: ctx.member.id };
    const secret = openText(sealedSecret, secretPurpose(mine));
    const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), ctx.now);
    if (step === null) throw new AppError('invalid_second_factor', { fields: { code: 'invalid_second_factor' } });
    const inserted = await ctx.tx
      .insert(secondFactors)
      .values({ ...mine, sealedSecret, lastStep: step })
      .onConflictDoNothing()
      .returning({ memberId: secondFactors.memberId });
    if (inserted.length === 0) throw new AppError('second_factor_on');
    await insertMany(
      ctx.tx,
      recoveryCodes,
      codeHashes.map((codeHash) => ({ ...mine, codeHash })),
    );
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
