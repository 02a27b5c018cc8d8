import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { cannedAnswers } from '@/db/schema/support';
import { AppError } from '../errors';

/** A kept answer, locked until the transaction ends. Throws `record_not_found`. */
export async function lockAnswer(tx: Transaction, answerId: string): Promise<typeof cannedAnswers.$inferSelect> {
  const [answer] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, answerId)).for('update');
  if (!answer) throw new AppError('record_not_found');
  return answer;
}
