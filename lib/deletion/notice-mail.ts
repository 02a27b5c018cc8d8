import { createTranslator } from 'next-intl';
import { formatDate } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  company: string;
  /** A day such as `2026-12-23`. */
  deleteOn: string;
  brand: string;
}

/** What an admin is told when their company is given notice, and when it is taken back. */
export function noticeMail(
  kind: 'given' | 'withdrawn',
  { company, deleteOn, brand }: Facts,
  { name, locale }: { name: string; locale: Locale },
): { subject: string; body: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'leaving' });
  const facts = { name, company, brand, day: formatDate(deleteOn, locale, 'UTC', 'long') };
  return { subject: t(`notice_${kind}_subject`, facts), body: t(`notice_${kind}_mail`, facts) };
}
