import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import { formatMoney } from '../money';
import type { ReceiptData } from '../papers/receipt-data';

/** What a customer is told about a payment by WhatsApp or mail, in their language. */
export function receiptMessage(data: ReceiptData, company: string): { subject: string; text: string } {
  const { locale, timeZone, number, receivedHtg } = data;
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'payments' });
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
