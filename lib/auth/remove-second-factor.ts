import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { recoveryCodes, secondFactors } from '@/db/schema/members';

/** Removes a member's second factor and recovery codes, in the caller's transaction. Returns whether there was one. */
export async function removeSecondFactor(
  { tx, tenantId }: { tx: Transaction; tenantId: string },
  memberId: string,
): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.tenantId, tenantId), eq(secondFactors.memberId, memberId)))
    .returning({ memberId: secondFactors.memberId });
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.memberId, memberId)));
  return removed.length > 0;
}
