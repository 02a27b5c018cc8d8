import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import { planName } from '../tenants/plan-text';
import type { ToldPrice } from './values';

interface Facts {
  company: string;
  plan: string;
  /** What it costs today, in US cents a month. */
  now: number;
  /** What it will cost; null where it stays as it is. */
  next: ToldPrice | null;
  /** What the admins were told before. */
  told: ToldPrice | null;
}

/** The mail that tells an admin of a price that is planned, or of one that was withdrawn, in their language. */
export function priceMail(
  { company, plan, now, next, told }: Facts,
  { name, locale, brand }: { name: string; locale: Locale; brand: string },
): { subject: string; body: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale] });
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  const day = next?.fromDay ?? told?.fromDay;
  const facts = {
    company,
    brand,
    plan: planName(t, plan),
    now: money(now),
    next: money(next?.monthlyPriceCents ?? now),
    day: day ? formatDate(day, locale, 'UTC', 'long') : '',
  };
  const lines = [
    t('billing.mail_greeting', { name }),
    t(next ? 'plans.mail_planned' : 'plans.mail_kept', facts),
    t('plans.mail_questions', facts),
  ];
  return { subject: t('plans.mail_subject', facts), body: lines.join('\n\n') };
}
