import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { type Transaction, withPlatform } from '@/db/client';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { translateDatabaseError } from '../database-error';
import { questionOf } from './question-code';

/** The question that a mailed link opens, with what was said; null if the link was never sent or the question is forgotten. */
export async function findQuestion(code: string) {
  const id = questionOf(code);
  if (!id) return null;
  return withPlatform(async (tx) => {
    const [question] = await tx.select().from(outsideQuestions).where(eq(outsideQuestions.id, id));
    return question ? { ...question, messages: await listMessages(tx, id) } : null;
  }).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
}

/** What was said about a question, the oldest first. `ours` is what an operator has written. */
export async function listMessages(tx: Transaction, questionId: string) {
  const rows = await tx
    .select()
    .from(outsideMessages)
    .where(eq(outsideMessages.questionId, questionId))
    .orderBy(asc(outsideMessages.id));
  return rows.map(({ id, authorName, text, at, operatorId, mailedAt }) => ({
    ...{ id, author: authorName, text, at },
    ours: operatorId !== null,
    mailed: mailedAt !== null,
  }));
}
