import 'server-only';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { log } from '../log';
import { sendMail } from '../mail/send-mail';
import { getBrand } from '../platform/get-brand';
import { questionLink } from './question-link';
import { questionMail } from './question-mail';

const AT_ONCE = 100;

/**
 * Mails the answers to questions from outside that wait, each once. One that the mail server refuses is tried again by the
 * next run, for three days, and does not hold up the others.
 */
export async function sendAnswers(): Promise<void> {
  for (const id of await waitingAnswers()) {
    try {
      await sendAnswer(id);
    } catch (error) {
      log.warn({ err: error, id }, 'an answer to a question from outside could not be sent');
    }
  }
}

async function waitingAnswers(): Promise<string[]> {
  const rows = await withPlatform((tx) =>
    tx
      .select({ id: outsideMessages.id })
      .from(outsideMessages)
      .where(
        and(
          isNull(outsideMessages.mailedAt),
          isNotNull(outsideMessages.operatorId),
          gt(outsideMessages.at, sql`now() - interval '3 days'`),
        ),
      )
      .orderBy(asc(outsideMessages.id))
      .limit(AT_ONCE),
  );
  return rows.map(({ id }) => id);
}

/** Its row is locked while it is sent, so that another server does not send it, too. */
async function sendAnswer(id: string): Promise<void> {
  const brand = await getBrand();
  await withPlatform(async (tx) => {
    const [answer] = await tx
      .select()
      .from(outsideMessages)
      .where(and(eq(outsideMessages.id, id), isNull(outsideMessages.mailedAt)))
      .for('update', { skipLocked: true });
    if (!answer) return;
    const [question] = await tx.select().from(outsideQuestions).where(eq(outsideQuestions.id, answer.questionId));
    if (!question) return;
    const { email, locale, personName: name } = question;
    const link = questionLink(question.id);
    const mail = questionMail('answered', { locale, name, brand, said: answer.text, link });
    await sendMail({ id, to: email, locale, ...mail });
    await tx.update(outsideMessages).set({ mailedAt: sql`now()` }).where(eq(outsideMessages.id, id));
  });
}
