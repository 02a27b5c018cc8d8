import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { stepOfCode } from './authenticator';
import { type FactorHolder, factorRows, withHolder } from './factor-holder';
import { hashRecoveryCode } from './recovery-code';
import { openText } from './seal-text';

/** For whom a secret is sealed: nobody else's can be put in its place. */
export function secretPurpose(holder: FactorHolder): string {
  if ('operatorId' in holder) return `second factor of operator ${holder.operatorId}`;
  return `second factor of ${holder.tenantId}/${holder.memberId}`;
}

/**
 * Checks what somebody types after the password: a code of the app or a recovery code. Either is used up, so that nobody
 * who saw it can use it again. `right` for those without a second factor, `missing` if there is one and no code.
 */
export function checkSecondFactor(holder: FactorHolder, typed: string | null): Promise<'right' | 'wrong' | 'missing'> {
  const { factors, ofFactor } = factorRows(holder);
  return withHolder(holder, async (tx) => {
    const [factor] = await tx
      .select({ sealedSecret: factors.sealedSecret, now: sql<string>`now()` })
      .from(factors)
      .where(ofFactor);
    if (!factor) return 'right';
    const code = (typed ?? '').replace(/\s/g, '');
    if (code === '') return 'missing';
    const secret = openText(factor.sealedSecret, secretPurpose(holder));
    const step = secret === null ? null : stepOfCode(secret, code, new Date(factor.now));
    const used = step === null ? await spendRecoveryCode(tx, holder, code) : await spendStep(tx, holder, step);
    return used ? 'right' : 'wrong';
  });
}

async function spendStep(tx: Transaction, holder: FactorHolder, step: number): Promise<boolean> {
  const { factors, ofFactor } = factorRows(holder);
  const used = await tx
    .update(factors)
    .set({ lastStep: step })
    .where(and(ofFactor, lt(factors.lastStep, step)))
    .returning({ lastStep: factors.lastStep });
  return used.length > 0;
}

async function spendRecoveryCode(tx: Transaction, holder: FactorHolder, code: string): Promise<boolean> {
  const { codes, ofCodes } = factorRows(holder);
  const used = await tx
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(ofCodes, eq(codes.codeHash, hashRecoveryCode(code)), isNull(codes.usedAt)))
    .returning({ codeHash: codes.codeHash });
  return used.length > 0;
}
