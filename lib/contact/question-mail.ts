import 'server-only';
import { createTranslator } from 'next-intl';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import type { Locale } from '../i18n/locales';

const MESSAGES: Record<Locale, typeof en> = { en, fr, ht };

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
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'contact' });
  return { subject: t(`${kind}_mail_subject`, facts), text: t(`${kind}_mail_text`, facts) };
}
