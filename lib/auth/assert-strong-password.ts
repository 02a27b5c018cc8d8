import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { AppError } from '../errors';
import { isStrongPassword } from './password-strength';

/**
 * Throws `password_too_weak` for a password that is shorter than the platform asks or easily guessed. The length is read in the
 * caller's transaction, so a new one holds for every server at once.
 */
export async function assertStrongPassword(tx: Transaction, password: string, email: string): Promise<void> {
  const [row] = await tx.execute<{ length: number }>(sql`select wout_password_min_length() as length`);
  if (row && isStrongPassword(password, email, row.length)) return;
  throw new AppError('password_too_weak', { fields: { password: 'password_too_weak' } });
}
