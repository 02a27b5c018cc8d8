import 'server-only';
import { createTranslator } from 'next-intl';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { formatMoment } from '../dates';
import type { Locale } from '../i18n/locales';

const MESSAGES = { en, fr, ht };

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
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'today' });
  const when = formatMoment(dueAt, locale, timeZone, now);
  return t(dueAt < now ? 'late_message' : 'return_message', { ...names, when });
}
