import { formatDate, formatMoment, localDay } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
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
    case 'mail_failed':
    case 'quote_mail_failed':
      return t(`notices.${kind}`, { recipient: said('recipient') });
    default:
      return t(`notices.${kind}`, { ...who, pickup: moment('pickupAt') });
  }
}
