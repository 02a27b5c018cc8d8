import 'server-only';
import { createTranslator } from 'next-intl';
import { formatMoment } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  /** Make and model or, while any of a class will do, the class. */
  vehicle: string;
  place: string;
  pickupAt: Date;
  now: Date;
  timeZone: string;
}

/** Tells a customer, in their language, that their vehicle is ready. */
export function readyMessage({ locale, pickupAt, now, timeZone, place, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'today' });
  const facts = { ...names, when: formatMoment(pickupAt, locale, timeZone, now) };
  return place ? t('ready_message_at', { ...facts, place }) : t('ready_message', facts);
}
