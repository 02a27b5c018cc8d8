import 'server-only';
import { z } from 'zod';
import { assertOwnPassword } from '../auth/assert-own-password';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-code';
import { replaceRecoveryCodes } from '../auth/replace-recovery-codes';
import { parseInput } from '../parse-input';
import type { AdminContext } from '../server/admin-context';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { operatorCommand } from '../server/operator-command';
import { OwnPasswordInput } from './input';

const StoredCodes = OwnPasswordInput.extend({ codeHashes: z.array(z.string().max(64, 'invalid_value')) });

/** Puts new recovery codes in place of the member's old ones. `renewRecoveryCodes` has checked the password. */
export const recordRecoveryCodes = command(
  { name: 'profile.renew_recovery_codes', permission: 'profile.edit', input: StoredCodes },
  async (ctx, { codeHashes }) => {
    await replaceRecoveryCodes(ctx.tx, { tenantId: ctx.tenantId, memberId: ctx.member.id }, codeHashes);
    ctx.record({
      entity: 'member',
      entityId: ctx.member.id,
      before: null,
      after: { recoveryCodes: codeHashes.length },
    });
    return { codes: codeHashes.length };
  },
);

/** The same for an operator. */
export const recordOperatorCodes = operatorCommand(
  { name: 'operator_profile.renew_recovery_codes', permission: 'profile.edit', input: StoredCodes },
  async (ctx, { codeHashes }) => {
    const { id: operatorId } = ctx.operator;
    await replaceRecoveryCodes(ctx.tx, { operatorId }, codeHashes);
    const entry = { entity: 'operator', entityId: operatorId, before: null };
    ctx.record({ subjectTenantId: null, ...entry, after: { recoveryCodes: codeHashes.length } });
    return { codes: codeHashes.length };
  },
);

/** Makes new recovery codes, which are in the answer and nowhere else. The old ones no longer work. */
export async function renewRecoveryCodes(
  ctx: TenantContext | AdminContext,
  raw: unknown,
): Promise<{ codes: string[] }> {
  const input = parseInput(OwnPasswordInput, raw);
  await assertOwnPassword(ctx, input.ownPassword);
  const codes = makeRecoveryCodes();
  const stored = { ...input, codeHashes: codes.map(hashRecoveryCode) };
  await ('tenantId' in ctx ? recordRecoveryCodes(ctx, stored) : recordOperatorCodes(ctx, stored));
  return { codes };
}
