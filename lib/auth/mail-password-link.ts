import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { sendMail } from '../mail/send-mail';
import { linkSender } from './link-sender';

export interface PasswordLink {
  purpose: 'reset' | 'invitation';
  to: string;
  name: string;
  company: string;
  /** The company's id, whose logo and color the mail has; null for one of the platform. */
  tenantId: string | null;
  link: string;
  locale: Locale;
}

/** Emails a link to set a first or new password, in the reader's language. */
export async function mailPasswordLink({
  purpose,
  to,
  name,
  company,
  tenantId,
  link,
  locale,
}: PasswordLink): Promise<void> {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'auth' });
  await sendMail({
    to,
    sender: await linkSender(tenantId, company),
    action: t(purpose === 'invitation' ? 'invitation_mail_action' : 'new_password_title'),
    locale,
    subject: t(`${purpose}_mail_subject`, { company }),
    text: t(`${purpose}_mail_text`, { name, company, link }),
  });
}
