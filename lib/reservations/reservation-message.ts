import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDateTime } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { formatMoney } from '../money';
import { cancelledMessage } from './cancelled-message';

interface Facts {
  locale: Locale;
  company: string;
  customer: string;
  number: string;
  /** The vehicle or, while any will do, the class. */
  booked: string;
  pickupAt: Date;
  dueAt: Date;
  place: string;
  totalCents: number;
  status: string;
  /** What a cancelled one costs. */
  feeCents: number;
  timeZone: string;
}

/** What a customer is told about a reservation by WhatsApp or mail, in their language; of a cancelled one, only that it is. */
export function reservationMessage({ locale, timeZone, ...facts }: Facts): { subject: string; text: string } {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'reservations' });
  const when = (at: Date) => formatDateTime(at, locale, timeZone);
  return {
    subject: t('message_subject', { company: facts.company, number: facts.number }),
    text:
      facts.status === 'cancelled'
        ? cancelledMessage({ locale, ...facts })
        : t(facts.place ? 'message_text_at' : 'message_text', {
            company: facts.company,
            customer: facts.customer,
            number: facts.number,
            booked: facts.booked,
            pickup: when(facts.pickupAt),
            due: when(facts.dueAt),
            place: facts.place,
            total: formatMoney(facts.totalCents, 'USD', locale),
          }),
  };
}
