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
  /** Make and model or, while any of a class will do, the class. */
  vehicle: string;
  place: string;
  pickupAt: Date;
  now: Date;
  timeZone: string;
}

/** Tells a customer, in their language, that their vehicle is ready. */
export function readyMessage({ locale, pickupAt, now, timeZone, place, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'today' });
  const facts = { ...names, when: formatMoment(pickupAt, locale, timeZone, now) };
  return place ? t('ready_message_at', { ...facts, place }) : t('ready_message', facts);
}
