import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  number: string;
  feeCents: number;
}

/** Tells a customer, in their language, that their reservation is cancelled, and what that costs. */
export function cancelledMessage({ locale, feeCents, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'reservations' });
  if (feeCents === 0) return t('message_cancelled', names);
  return t('message_cancelled_fee', { ...names, fee: formatMoney(feeCents, 'USD', locale) });
}
