import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  cents: number;
  /** What it was paid for; empty for advances. */
  number: string;
}

/** Tells a customer, in their language, of the money that they can have back. */
export function heldMessage({ locale, cents, number, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'payments' });
  const facts = { ...names, amount: formatMoney(cents, 'USD', locale) };
  return number === '' ? t('held_message', facts) : t('held_message_for', { ...facts, number });
}
