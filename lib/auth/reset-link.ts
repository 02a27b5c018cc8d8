import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { createTranslator } from 'next-intl';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import ht from '@/messages/ht.json';
import type { Locale } from '../i18n/locales';
import { sendMail } from '../mail/send-mail';
import { parseInput } from '../server/parse-input';
import { findTenantBySlug } from '../tenants/find-tenant';
import { ForgotPasswordInput } from './input';
import type { Client } from './log-in';
import { countAttempt } from './login-attempts';
import { issueCode } from './one-time-code';

const MESSAGES: Record<Locale, typeof en> = { en, fr, ht };

/** Mails a link to set a new password. Says the same, and costs the same, whether the account exists or not. */
export async function mailResetLink(
  raw: unknown,
  client: Client,
  origin: (slug: string) => string,
  locale: Locale,
): Promise<void> {
  const input = parseInput(ForgotPasswordInput, raw);
  const account = `reset/${input.tenant}/${input.email}`;
  const { locked } = await countAttempt(account, client.address);
  const tenant = await findTenantBySlug(input.tenant);
  if (!tenant || locked) return;
  const [member] = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: members.id, name: members.name, locale: members.locale })
      .from(members)
      .where(
        and(
          eq(members.tenantId, tenant.id),
          eq(members.email, input.email),
          eq(members.active, true),
          isNull(members.archivedAt),
        ),
      ),
  );
  if (!member) return;
  const code = await issueCode('reset', { subjectTenantId: tenant.id, memberId: member.id });
  const language = member.locale ?? locale;
  const t = createTranslator({ locale: language, messages: MESSAGES[language], namespace: 'auth' });
  const link = `${origin(tenant.slug)}/auth/reset?code=${code}`;
  await sendMail({
    to: input.email,
    subject: t('reset_mail_subject'),
    text: t('reset_mail_text', { name: member.name, company: tenant.name, link }),
  });
}
