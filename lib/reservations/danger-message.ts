import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDateTime } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  number: string;
  pickupAt: Date;
  timeZone: string;
}

/** Tells a customer, in their language, that their vehicle may not be back in time, and which other one they could have. */
export function dangerMessage(facts: Facts, { vehicle, other }: { vehicle: string; other: string | null }): string {
  const { t, params } = inLanguageOf(facts);
  return other === null
    ? t('danger_message', { ...params, vehicle })
    : t('danger_message_offer', { ...params, vehicle, other });
}

/** Tells a customer, in their language, which vehicle they have instead of the one that was promised. */
export function standInMessage(facts: Facts, vehicle: string): string {
  const { t, params } = inLanguageOf(facts);
  return t('stand_in_message', { ...params, vehicle });
}

function inLanguageOf({ locale, company, customer, number, pickupAt, timeZone }: Facts) {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'reservations' });
  return { t, params: { company, customer, number, pickup: formatDateTime(pickupAt, locale, timeZone) } };
}
