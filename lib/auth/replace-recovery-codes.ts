import 'server-only';
import type { Transaction } from '@/db/client';
import { AppError } from '../errors';
import { type FactorHolder, factorRows } from './factor-holder';

/** Puts new recovery codes in place of the old ones. Throws `second_factor_off` where there is no second factor. */
export async function replaceRecoveryCodes(tx: Transaction, holder: FactorHolder, codeHashes: string[]): Promise<void> {
  const { keys, factors, codes, ofFactor, ofCodes } = factorRows(holder);
  const [held] = await tx.select({ lastStep: factors.lastStep }).from(factors).where(ofFactor).for('update');
  if (!held) throw new AppError('second_factor_off');
  await tx.delete(codes).where(ofCodes);
  await tx.insert(codes).values(codeHashes.map((codeHash) => ({ ...keys, codeHash })));
}
