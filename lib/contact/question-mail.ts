import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  name: string;
  brand: string;
  /** What was written: by them, or by support. */
  said: string;
  link: string;
}

/** What somebody without an account is mailed: that their question has arrived, or the answer to it. */
export function questionMail(
  kind: 'asked' | 'answered',
  { locale, ...facts }: Facts,
): { subject: string; text: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'contact' });
  return { subject: t(`${kind}_mail_subject`, facts), text: t(`${kind}_mail_text`, facts) };
}
