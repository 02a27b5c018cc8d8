import 'server-only';
import { createTranslator } from 'next-intl';
import { formatMoment } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  vehicle: string;
  plate: string;
  dueAt: Date;
  now: Date;
  timeZone: string;
}

/** Reminds a customer, in their language, of the vehicle's return, or asks for it where it is late. */
export function returnMessage({ locale, dueAt, now, timeZone, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'today' });
  const when = formatMoment(dueAt, locale, timeZone, now);
  return t(dueAt < now ? 'late_message' : 'return_message', { ...names, when });
}
