import { formatDate, formatMoment, localDay } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { SERVICE_TYPES } from '@/lib/maintenance/values';
import { formatMoney, formatNumber } from '@/lib/money';
import type { NoticeKind } from '@/lib/notices/values';

interface Notice {
  kind: NoticeKind;
  params: Record<string, string | number>;
}

interface Reader {
  t: Translate;
  locale: Locale;
  now: Date;
  timeZone: string;
}

/** A notice's sentence, with its times as the reader says them. */
export function noticeText({ kind, params }: Notice, { t, locale, now, timeZone }: Reader): string {
  const said = (name: string) => String(params[name] ?? '');
  const moment = (name: string) =>
    params[name] === undefined ? '' : formatMoment(new Date(params[name]), locale, timeZone, now);
  const day = (name: string) => (params[name] === undefined ? '' : formatDate(said(name), locale, timeZone));
  const who = { number: said('number'), customer: said('customer') };
  switch (kind) {
    case 'insurance':
    case 'registration': {
      const past = said('expiresOn') < localDay(now, timeZone);
      return t(`notices.${kind}_${past ? 'ran_out' : 'runs_out'}`, { vehicle: said('vehicle'), day: day('expiresOn') });
    }
    case 'returns_today':
      return t('notices.returns_today', { count: Number(params.count ?? 0), day: day('day') });
    case 'overdue':
      return t('notices.overdue', { ...who, vehicle: said('vehicle'), due: moment('dueAt') });
    case 'at_risk':
      return t('notices.at_risk', {
        ...who,
        vehicle: said('vehicle'),
        due: moment('dueAt'),
        pickup: moment('pickupAt'),
      });
    case 'at_risk_garage':
      return t('notices.at_risk_garage', { ...who, vehicle: said('vehicle'), pickup: moment('pickupAt') });
    case 'service_due':
    case 'service_overdue': {
      const type = SERVICE_TYPES.find((name) => name === params.serviceType) ?? 'other';
      return t(`notices.${kind}`, { service: t(`maintenance.${type}`), vehicle: said('vehicle') });
    }
    case 'support_answer':
      return t('notices.support_answer', { name: said('name'), subject: said('subject') });
    case 'mail_failed':
    case 'quote_mail_failed':
    case 'agreement_mail_failed':
    case 'invoice_mail_failed':
    case 'receipt_mail_failed':
    case 'bill_mail_failed':
      return t(`notices.${kind}`, { recipient: said('recipient') });
    case 'webhook_failed':
    case 'webhook_off':
      return t(`notices.${kind}`, { host: said('host') });
    case 'ledger_changed':
    case 'ledger_over_refunded':
    case 'ledger_deposit_negative':
    case 'ledger_advance_negative':
    case 'ledger_close_changed': {
      const amount = formatMoney(Math.abs(Number(params.cents ?? 0)), 'USD', locale);
      return t(`notices.${kind}`, { number: said('number'), amount });
    }
    default:
      return t(`notices.${kind}`, { ...who, pickup: moment('pickupAt') });
  }
}

/** When a service falls due: at a distance, on a day, or at what comes first. Null for other notices. */
export function serviceDueText({ kind, params }: Notice, { t, locale, timeZone }: Reader): string | null {
  if (kind !== 'service_due' && kind !== 'service_overdue') return null;
  const km = typeof params.dueKm === 'number' ? formatNumber(params.dueKm, locale) : null;
  const day = typeof params.dueOn === 'string' ? formatDate(params.dueOn, locale, timeZone) : null;
  if (km && day) return t('notices.due_both', { km, day });
  if (km) return t('notices.due_km', { km });
  return day && t('notices.due_on', { day });
}
