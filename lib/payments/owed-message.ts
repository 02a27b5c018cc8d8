import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  dueCents: number;
  /** What it is owed for; null for all that a customer owes. */
  number: string | null;
}

/** Reminds a customer, in their language, of what is left to pay. */
export function owedMessage({ locale, dueCents, number, ...names }: Facts): string {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'payments' });
  const facts = { ...names, amount: formatMoney(dueCents, 'USD', locale) };
  return number === null ? t('owed_message', facts) : t('owed_message_for', { ...facts, number });
}
