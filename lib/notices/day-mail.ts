import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDate, formatMoment } from '../dates';
import { formatPhone } from '../format-phone';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import type { Movement } from '../today/list-movements';
import type { DayDigest } from './get-day-digest';

/** More of one kind are only counted. */
const MOST = 20;

interface Reader {
  name: string;
  locale: Locale;
  company: string;
  /** Where the company's own screens are. */
  origin: string;
  now: Date;
  timeZone: string;
}

/** The daily mail for one member, in their language; null if the day brings nothing. */
export function dayMail(digest: DayDigest, reader: Reader): { subject: string; body: string } | null {
  const { name, locale, company, origin, now, timeZone } = reader;
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale] });
  const moment = (at: Date | string) => formatMoment(new Date(at), locale, timeZone, now);
  const movement = ({ at, customerName, vehicle, plate, className, place, phone }: Movement) =>
    [moment(at), customerName, className ?? `${vehicle}, ${plate}`, place, formatPhone(phone)]
      .filter(Boolean)
      .join(' · ');
  const parts: [title: string, lines: string[]][] = [
    [t('notices.mail_overdue'), digest.overdue.map(movement)],
    [
      t('dashboard.at_risk'),
      digest.atRisk.map(({ number, customerName: customer, vehicle, plate, pickupAt, heldBy, holderDueAt }) =>
        t(heldBy === 'ticket' ? 'notices.at_risk_garage' : 'notices.at_risk', {
          ...{ number, customer, vehicle: `${vehicle}, ${plate}` },
          ...{ pickup: moment(pickupAt), due: moment(holderDueAt) },
        }),
      ),
    ],
    [
      t('notices.mail_no_shows'),
      digest.noShows.map(({ number, customerName: customer, pickupAt }) =>
        t('notices.no_show', { number, customer, pickup: moment(pickupAt) }),
      ),
    ],
    [t('today.going_out'), digest.out.map(movement)],
    [t('today.coming_back'), digest.back.map(movement)],
    [
      t('notices.mail_papers'),
      digest.papers.map(({ kind, owner, expiresOn, expired }) =>
        t(`notices.${kind}_${expired ? 'ran_out' : 'runs_out'}`, {
          ...{ vehicle: owner, customer: owner },
          day: formatDate(expiresOn, locale, timeZone),
        }),
      ),
    ],
  ];
  const told = parts.filter(([, lines]) => lines.length > 0);
  if (told.length === 0) return null;
  const day = formatDate(now, locale, timeZone, 'long');
  const body = [
    t('notices.mail_greeting', { name, day }),
    ...told.map(([title, lines]) => section(title, lines, (count) => t('notices.mail_more', { count }))),
    t('notices.mail_open', { link: `${origin}/today` }),
    t('notices.mail_stop', { link: `${origin}/notices` }),
  ].join('\n\n');
  return { subject: t('notices.mail_subject', { company, day }), body };
}

function section(title: string, lines: string[], more: (count: number) => string): string {
  const shown = lines.slice(0, MOST).map((line) => `- ${line}`);
  if (lines.length > MOST) shown.push(`- ${more(lines.length - MOST)}`);
  return [`${title} (${lines.length})`, ...shown].join('\n');
}
