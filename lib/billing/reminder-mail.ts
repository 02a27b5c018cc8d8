import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate, formatMonthYear } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import { REMINDERS } from './values';

interface Invoice {
  name: string;
  number: string;
  fromDay: string;
  totalCents: number;
  dueOn: string;
  reminders: number;
}

/** The mail that reminds an admin of an overdue invoice, in their language. The last one says what follows. */
export function reminderMail(
  invoice: Invoice,
  { name, locale, brand, payTo }: { name: string; locale: Locale; brand: string; payTo: string },
): { subject: string; body: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale] });
  const facts = {
    number: invoice.number,
    month: formatMonthYear(invoice.fromDay.slice(0, 7), locale),
    amount: formatMoney(invoice.totalCents, 'USD', locale),
    due: formatDate(invoice.dueOn, locale, 'UTC', 'long'),
    company: invoice.name,
    brand,
  };
  const isLast = invoice.reminders + 1 >= REMINDERS;
  const lines = [
    t('billing.mail_greeting', { name }),
    t('billing.mail_overdue', facts),
    t(isLast ? 'billing.mail_last' : 'billing.mail_next', facts),
    ...(payTo ? [t('billing.mail_pay_to', { accounts: payTo })] : []),
    t('billing.mail_paid', facts),
  ];
  return { subject: t('billing.mail_subject', facts), body: lines.join('\n\n') };
}
