import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import type { Balance } from './balance';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  /** The invoice's. */
  number: string;
  vehicle: string;
  balance: Pick<Balance, 'chargesCents' | 'dueCents' | 'depositHeldCents'>;
}

/** What a customer is told with their invoice by WhatsApp or mail, in their language: the total, and what is left of it now. */
export function invoiceMessage({ locale, balance, ...names }: Facts): { subject: string; text: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'payments' });
  const { chargesCents, dueCents, depositHeldCents } = balance;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const facts = { ...names, total: usd(chargesCents) };
  const backCents = depositHeldCents + Math.max(0, -dueCents);
  const subject = t('invoice_subject', names);
  if (dueCents > 0) return { subject, text: t('invoice_text_due', { ...facts, amount: usd(dueCents) }) };
  if (backCents > 0) return { subject, text: t('invoice_text_back', { ...facts, amount: usd(backCents) }) };
  return { subject, text: t('invoice_text', facts) };
}
