import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import type { InvoiceKind } from './values';

interface Facts {
  kind: InvoiceKind;
  locale: Locale;
  timeZone: string;
  company: string;
  number: string;
  billedName: string;
  purchaseOrder: string;
  totalCents: number;
  leftCents: number;
  dueOn: string | null;
}

/** What is said with a paper by WhatsApp or mail, in the customer's language: the total, and what is left to pay of an invoice. */
export function billMessage({ kind, locale, timeZone, totalCents, leftCents, dueOn, ...names }: Facts) {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'invoices' });
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const facts = {
    ...names,
    total: usd(totalCents),
    left: usd(leftCents),
    date: dueOn === null ? '' : formatDate(dueOn, locale, timeZone, 'long'),
  };
  const isPaid = kind === 'invoice' && leftCents === 0;
  const text = isPaid ? t('message_text_paid', facts) : t(`message_text_${kind}`, facts);
  return { subject: t(`message_subject_${kind}`, facts), text };
}
