import 'server-only';
import type { Transaction } from '@/db/client';
import { type FactorHolder, factorRows } from './factor-holder';

/** Removes a second factor and its recovery codes, in the caller's transaction. Returns whether there was one. */
export async function removeSecondFactor(tx: Transaction, holder: FactorHolder): Promise<boolean> {
  const { factors, codes, ofFactor, ofCodes } = factorRows(holder);
  const removed = await tx.delete(factors).where(ofFactor).returning({ lastStep: factors.lastStep });
  await tx.delete(codes).where(ofCodes);
  return removed.length > 0;
}
