import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recoveryCodes, secondFactors } from '@/db/schema/members';
import { assertOwnPassword } from '../auth/assert-own-password';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-code';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { insertMany } from '../server/insert-many';
import { OwnPasswordInput } from './input';

/** Puts new recovery codes in place of the member's old ones. `renewRecoveryCodes` has checked the password. */
export const recordRecoveryCodes = command(
  {
    name: 'profile.renew_recovery_codes',
    permission: 'profile.edit',
    input: OwnPasswordInput.extend({ codeHashes: z.array(z.string().max(64, 'invalid_value')) }),
  },
  async (ctx, { codeHashes }) => {
    const mine = { tenantId: ctx.tenantId, memberId: ctx.member.id };
    const factor = and(eq(secondFactors.tenantId, ctx.tenantId), eq(secondFactors.memberId, ctx.member.id));
    const [held] = await ctx.tx
      .select({ memberId: secondFactors.memberId })
      .from(secondFactors)
      .where(factor)
      .for('update');
    if (!held) throw new AppError('second_factor_off');
    await ctx.tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.tenantId, ctx.tenantId), eq(recoveryCodes.memberId, ctx.member.id)));
    await insertMany(
      ctx.tx,
      recoveryCodes,
      codeHashes.map((codeHash) => ({ ...mine, codeHash })),
    );
    ctx.record({
      entity: 'member',
      entityId: ctx.member.id,
      before: null,
      after: { recoveryCodes: codeHashes.length },
    });
    return { codes: codeHashes.length };
  },
);

/** Makes new recovery codes, which are in the answer and nowhere else. The old ones no longer work. */
export async function renewRecoveryCodes(ctx: TenantContext, raw: unknown): Promise<{ codes: string[] }> {
  const input = parseInput(OwnPasswordInput, raw);
  await assertOwnPassword(ctx, input.ownPassword);
  const codes = makeRecoveryCodes();
  await recordRecoveryCodes(ctx, { ...input, codeHashes: codes.map(hashRecoveryCode) });
  return { codes };
}
