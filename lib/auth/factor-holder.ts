import 'server-only';
import { and, eq } from 'drizzle-orm';
import { type Transaction, withPlatform, withTenant } from '@/db/client';
import { recoveryCodes, secondFactors } from '@/db/schema/members';
import { operatorRecoveryCodes, operatorSecondFactors } from '@/db/schema/operators';

/** Who has a second factor: a company's member or an operator. */
export type FactorHolder = { tenantId: string; memberId: string } | { operatorId: string };

/** The tables of somebody's second factor, and which rows of them are theirs. */
export function factorRows(holder: FactorHolder) {
  if ('operatorId' in holder) {
    const { operatorId } = holder;
    return {
      keys: { operatorId },
      factors: operatorSecondFactors,
      codes: operatorRecoveryCodes,
      ofFactor: eq(operatorSecondFactors.operatorId, operatorId),
      ofCodes: eq(operatorRecoveryCodes.operatorId, operatorId),
    };
  }
  const { tenantId, memberId } = holder;
  return {
    keys: { tenantId, memberId },
    factors: secondFactors,
    codes: recoveryCodes,
    ofFactor: and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.memberId, memberId)),
    ofCodes: and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.memberId, memberId)),
  };
}

/** A transaction that may read and write the holder's rows. */
export function withHolder<T>(holder: FactorHolder, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return 'operatorId' in holder ? withPlatform(run) : withTenant(holder.tenantId, run);
}
