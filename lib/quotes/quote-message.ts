import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate, formatDateTime } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import { formatMoney, usdToHtgCents } from '../money';
import { kindName, paperText } from '../papers/paper-text';
import { sentenceParams } from '../pricing/sentence';
import type { QuoteRecord } from './get-quote';
import { lastValidDay } from './last-valid-day';

interface Company {
  company: string;
  timeZone: string;
  /** Gourdes for a dollar; null if the company has set none. */
  htgRate: string | null;
}

/** What a customer reads of a quote by WhatsApp or mail, in their language: every line and how it was calculated. */
export function quoteMessage(
  { quote, receiver, vehicle, className }: QuoteRecord,
  { company, timeZone, htgRate }: Company,
): { subject: string; text: string } {
  const locale = quote.language;
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'quotes' });
  const words = paperText(locale);
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const when = (at: Date, place: string) =>
    [formatDateTime(at, locale, timeZone, 'long'), place].filter(Boolean).join(', ');
  const lines = quote.priceLines.map(({ kind, amountCents, sentence: { key, params } }) => {
    const line = { name: kindName(words, kind), amount: usd(amountCents) };
    if (!words.has(`pricing.${key}`)) return t('message_line_plain', line);
    return t('message_line', { ...line, how: words(`pricing.${key}`, sentenceParams(params, locale)) });
  });
  const names = { company, customer: receiver.fullName, number: quote.number };
  const gourdes =
    htgRate === null ? null : formatMoney(usdToHtgCents(quote.totalCents, Number(htgRate)), 'HTG', locale);
  const booked = vehicle ? `${vehicle.make} ${vehicle.model}` : t('message_class', { name: className ?? '' });
  const text = [
    t('message_greeting', names),
    '',
    booked,
    t('message_pickup', { at: when(quote.pickupAt, quote.pickupLocation) }),
    t('message_return', { at: when(quote.dueAt, quote.returnLocation) }),
    '',
    ...lines,
    gourdes
      ? t('message_total_gourdes', { total: usd(quote.totalCents), gourdes })
      : t('message_total', { total: usd(quote.totalCents) }),
    ...(quote.depositCents > 0 ? [t('message_deposit', { deposit: usd(quote.depositCents) })] : []),
    t('message_insurance'),
    '',
    t('message_valid', { day: formatDate(lastValidDay(quote.validUntil, timeZone), locale, timeZone, 'long') }),
  ].join('\n');
  return { subject: t('message_subject', names), text };
}
