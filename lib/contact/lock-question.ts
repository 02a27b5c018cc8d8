import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { outsideQuestions } from '@/db/schema/contact';
import { AppError } from '../errors';

/** A question from outside, locked until the transaction ends. Throws `record_not_found`. */
export async function lockQuestion(tx: Transaction, id: string): Promise<typeof outsideQuestions.$inferSelect> {
  const [question] = await tx.select().from(outsideQuestions).where(eq(outsideQuestions.id, id)).for('update');
  if (!question) throw new AppError('record_not_found');
  return question;
}
