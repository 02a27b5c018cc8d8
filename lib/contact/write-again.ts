import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { countRequest } from '../auth/login-attempts';
import { networkOf } from '../auth/network-of';
import type { Client } from '../auth/open-session';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { tooManyRequests } from '../too-many-requests';
import { WriteAgainInput } from './input';
import { questionOf } from './question-code';

const WINDOW_SECONDS = 900;

/**
 * The next message of somebody without an account, by the link that they were mailed. The question waits for an operator then,
 * also one that was closed. Throws `invalid_code`, and `too_many_requests` from the sixth message within 15 minutes on.
 */
export async function writeAgain(raw: unknown, client: Client): Promise<void> {
  const { code, text } = parseInput(WriteAgainInput, raw);
  const id = questionOf(code);
  if (!id) throw new AppError('invalid_code');
  const { locked } = await countRequest(`contact/${id}`, `contact/${networkOf(client.address)}`);
  if (locked) throw tooManyRequests(WINDOW_SECONDS);
  await withPlatform(async (tx) => {
    const [question] = await tx.select().from(outsideQuestions).where(eq(outsideQuestions.id, id)).for('update');
    if (!question) throw new AppError('invalid_code');
    const at = sql`now()`;
    const authorName = question.personName;
    await tx.insert(outsideMessages).values({ id: newId(), questionId: id, authorName, text, at });
    await tx.update(outsideQuestions).set({ state: 'open', lastMessageAt: at }).where(eq(outsideQuestions.id, id));
  }).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
}
