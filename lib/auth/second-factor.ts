import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Transaction, withTenant } from '@/db/client';
import { recoveryCodes, secondFactors } from '@/db/schema/members';
import { stepOfCode } from './authenticator';
import { hashRecoveryCode } from './recovery-code';
import { openText } from './seal-text';

interface Holder {
  tenantId: string;
  memberId: string;
}

/** For whom a secret is sealed: nobody else's can be put in its place. */
export function secretPurpose({ tenantId, memberId }: Holder): string {
  return `second factor of ${tenantId}/${memberId}`;
}

/**
 * Checks what a member types after the password: a code of the app or a recovery code. Either is used up, so that nobody
 * who saw it can use it again. `right` for a member without a second factor, `missing` if there is one and no code.
 */
export function checkSecondFactor(holder: Holder, typed: string | null): Promise<'right' | 'wrong' | 'missing'> {
  return withTenant(holder.tenantId, async (tx) => {
    const [factor] = await tx
      .select({ sealedSecret: secondFactors.sealedSecret, now: sql<string>`now()` })
      .from(secondFactors)
      .where(ofHolder(holder));
    if (!factor) return 'right';
    const code = (typed ?? '').replace(/\s/g, '');
    if (code === '') return 'missing';
    const secret = openText(factor.sealedSecret, secretPurpose(holder));
    const step = secret === null ? null : stepOfCode(secret, code, new Date(factor.now));
    const used = step === null ? await spendRecoveryCode(tx, holder, code) : await spendStep(tx, holder, step);
    return used ? 'right' : 'wrong';
  });
}

function ofHolder({ tenantId, memberId }: Holder) {
  return and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.memberId, memberId));
}

async function spendStep(tx: Transaction, holder: Holder, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofHolder(holder), lt(secondFactors.lastStep, step)))
    .returning({ memberId: secondFactors.memberId });
  return used.length > 0;
}

async function spendRecoveryCode(tx: Transaction, { tenantId, memberId }: Holder, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.tenantId, tenantId),
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return used.length > 0;
}
