import 'server-only';
import type { Transaction } from '@/db/client';
import { AppError } from '../errors';
import { stepOfCode } from './authenticator';
import { type FactorHolder, factorRows } from './factor-holder';
import { openText } from './seal-text';
import { secretPurpose } from './second-factor';

interface Confirmed {
  /** The secret that the server made for this holder, encrypted by it. */
  sealedSecret: string;
  code: string;
  codeHashes: string[];
  now: Date;
}

/**
 * Stores a second factor and its recovery codes, once a code of the app proves it. Throws `invalid_second_factor`, or
 * `second_factor_on` if there is one.
 */
export async function storeSecondFactor(
  tx: Transaction,
  holder: FactorHolder,
  { sealedSecret, code, codeHashes, now }: Confirmed,
): Promise<void> {
  const secret = openText(sealedSecret, secretPurpose(holder));
  const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now);
  if (step === null) throw new AppError('invalid_second_factor', { fields: { code: 'invalid_second_factor' } });
  const { keys, factors, codes } = factorRows(holder);
  const inserted = await tx
    .insert(factors)
    .values({ ...keys, sealedSecret, lastStep: step })
    .onConflictDoNothing()
    .returning({ lastStep: factors.lastStep });
  if (inserted.length === 0) throw new AppError('second_factor_on');
  await tx.insert(codes).values(codeHashes.map((codeHash) => ({ ...keys, codeHash })));
}
