import 'server-only';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Transaction, withPlatform } from '@/db/client';
import { signUps } from '@/db/schema/sign-ups';
import { assertOpen } from './assert-open';
import { codeHash } from './code-hash';

/** What was asked for with a mailed code; null if the code is unknown, used or expired. Throws `not_found` while sign-up is closed. */
export async function findSignUp(code: string) {
  return withPlatform(async (tx) => {
    await assertOpen(tx);
    return loadSignUp(tx, code);
  });
}

/** The same within a transaction, locked. */
export async function loadSignUp(tx: Transaction, code: string) {
  const open = and(eq(signUps.tokenHash, codeHash(code)), isNull(signUps.usedAt), gt(signUps.expiresAt, sql`now()`));
  const [found] = await tx.select().from(signUps).where(open).for('update');
  return found ?? null;
}
