import 'server-only';
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createTranslator } from 'next-intl';
import { withPlatform } from '@/db/client';
import { signUps } from '@/db/schema/sign-ups';
import { tenants } from '@/db/schema/tenants';
import { countRequest } from '../auth/login-attempts';
import { networkOf } from '../auth/network-of';
import type { Client } from '../auth/open-session';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { newId } from '../id';
import { sendMail } from '../mail/send-mail';
import { parseInput } from '../parse-input';
import { getBrand } from '../platform/get-brand';
import { assertOwnName } from '../tenants/assert-own-name';
import { assertOpen } from './assert-open';
import { codeHash } from './code-hash';
import { SignUpInput } from './input';

/**
 * Keeps what a new company asks for, and returns the work of mailing the link that confirms it, for after the response.
 * No company is made yet. Of one address, only the first five requests of a quarter of an hour are mailed. Throws `not_found`
 * while sign-up is closed, `slug_taken`, `too_many_requests`, and `link_origin_missing` where links have no address.
 */
export async function requestSignUp(
  raw: unknown,
  { client, origin, locale }: { client: Client; origin: string | null; locale: Locale },
): Promise<() => Promise<void>> {
  const input = parseInput(SignUpInput, raw);
  await assertOwnName({ companyName: input.companyName });
  if (origin === null) throw new AppError('link_origin_missing');
  const { locked } = await countRequest(`sign-up/${input.email}`, `sign-up/${networkOf(client.address)}`);
  const code = randomBytes(24).toString('base64url');
  await withPlatform(async (tx) => {
    await assertOpen(tx);
    if ((await tx.$count(tenants, eq(tenants.slug, input.slug))) > 0)
      throw new AppError('slug_taken', { fields: { slug: 'slug_taken' } });
    if (locked) return;
    const expiresAt = sql`now() + interval '48 hours'`;
    await tx.insert(signUps).values({ id: newId(), tokenHash: codeHash(code), ...input, locale, expiresAt });
  }).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
  return async () => {
    if (locked) return;
    const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'sign_up' });
    const facts = { brand: await getBrand(), name: input.personName, company: input.companyName };
    const text = t('mail_text', { ...facts, link: `${origin}/sign-up/confirm?code=${code}` });
    await sendMail({ to: input.email, subject: t('mail_subject', facts), text, locale });
  };
}
