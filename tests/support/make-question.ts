import { desc, eq } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { outsideQuestions } from '@/db/schema/contact';
import { askQuestion } from '@/lib/contact/ask-question';
import { questionCode } from '@/lib/contact/question-code';
import { newId } from '@/lib/id';

/** A question of somebody without an account, with the code of its link. The mail is not sent. */
export async function makeQuestion(given: Partial<Record<'personName' | 'companyName' | 'text', string>> = {}) {
  const email = `${newId()}@outside.test`;
  const input = { personName: 'Wilna Joseph', companyName: 'Lakay', text: 'I can’t sign in.', ...given };
  const client = { address: newId(), userAgent: null };
  const mail = await askQuestion({ ...input, email }, { client, locale: 'fr' });
  const [row] = await withPlatform((tx) =>
    tx
      .select({ id: outsideQuestions.id })
      .from(outsideQuestions)
      .where(eq(outsideQuestions.email, email))
      .orderBy(desc(outsideQuestions.id)),
  );
  const id = row?.id ?? '';
  return { id, email, code: questionCode(id), mail };
}
