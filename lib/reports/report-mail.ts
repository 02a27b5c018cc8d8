import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Told {
  name: string;
  locale: Locale;
  company: string;
  /** Where the company's own screens are. */
  origin: string;
  title: string;
  from: string;
  until: string;
  types: readonly string[];
}

/**
 * The mail about a kept report, in its member's language. It holds no figure: its link asks for a sign-in, so a mail that
 * is passed on or read by others tells nothing about the company.
 */
export function reportMail({ name, locale, company, origin, title, from, until, types }: Told) {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale] });
  const days = { from: formatDate(from, locale, 'UTC'), until: formatDate(until, locale, 'UTC') };
  const search = new URLSearchParams([['from', from], ['until', until], ...types.map((type) => ['types', type])]);
  const body = [
    t('reports.mail_greeting', { name, title, ...days }),
    t('reports.mail_open', { link: `${origin}/reports?${search}` }),
    t('reports.mail_stop', { link: `${origin}/reports` }),
  ].join('\n\n');
  return { subject: t('reports.mail_subject', { company, title, ...days }), body };
}
