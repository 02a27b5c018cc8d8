import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { countRequest } from '../auth/login-attempts';
import { networkOf } from '../auth/network-of';
import type { Client } from '../auth/open-session';
import { translateDatabaseError } from '../database-error';
import type { Locale } from '../i18n/locales';
import { newId } from '../id';
import { sendMail } from '../mail/send-mail';
import { parseInput } from '../parse-input';
import { getBrand } from '../platform/get-brand';
import { tooManyRequests } from '../too-many-requests';
import { AskInput } from './input';
import { questionLink } from './question-link';
import { questionMail } from './question-mail';

/** The quarter of an hour in which `countRequest` counts. */
const WINDOW_SECONDS = 900;

/**
 * Keeps a question of somebody without an account, and returns the work of mailing them the link to it, for after the
 * response. Throws `too_many_requests` from the sixth question of an address within 15 minutes on.
 */
export async function askQuestion(
  raw: unknown,
  { client, locale }: { client: Client; locale: Locale },
): Promise<() => Promise<void>> {
  const { personName, email, companyName, text } = parseInput(AskInput, raw);
  const { locked } = await countRequest(`contact/${email}`, `contact/${networkOf(client.address)}`);
  if (locked) throw tooManyRequests(WINDOW_SECONDS);
  const id = newId();
  await withPlatform(async (tx) => {
    const at = sql`now()`;
    await tx.insert(outsideQuestions).values({ id, personName, email, companyName, locale, lastMessageAt: at });
    await tx.insert(outsideMessages).values({ id: newId(), questionId: id, authorName: personName, text, at });
  }).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
  return async () => {
    const facts = { name: personName, brand: await getBrand(), said: text, link: questionLink(id) };
    const mail = questionMail('asked', { locale, ...facts });
    await sendMail({ id, to: email, locale, ...mail });
  };
}
