import 'server-only';
import { createTranslator } from 'next-intl';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { formatDate } from '../dates';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import type { ReceiptData } from '../papers/receipt-data';

const MESSAGES: Record<Locale, typeof en> = { en, fr, ht };

/** What a customer is told about a payment by WhatsApp or mail, in their language. */
export function receiptMessage(data: ReceiptData, company: string): { subject: string; text: string } {
  const { locale, timeZone, number, receivedHtg } = data;
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'payments' });
  const amount = receivedHtg
    ? formatMoney(receivedHtg.cents, 'HTG', locale)
    : formatMoney(data.amountCents, 'USD', locale);
  const refund = data.kind === 'refund' || data.kind === 'deposit_refund';
  const facts = {
    ...{ company, number, amount, customer: data.customer.fullName },
    date: formatDate(new Date(data.receivedAt), locale, timeZone),
  };
  return {
    subject: t('message_subject', facts),
    text: t(refund ? 'message_refund' : 'message_receipt', facts),
  };
}
