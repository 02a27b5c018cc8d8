import 'server-only';
import { createTranslator } from 'next-intl';
import { formatDateTime } from '../dates';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';

interface Facts {
  locale: Locale;
  timeZone: string;
  company: string;
  customer: string;
  number: string;
  /** Make and model. */
  vehicle: string;
  plate: string;
  pickupAt: Date;
  pickupLocation: string;
  dueAt: Date;
  returnLocation: string;
  /** How many addenda go with the agreement. */
  addenda: number;
}

/**
 * What a customer is told of their signed agreement, in their language: the vehicle, and when and where it goes out and comes
 * back. `body` is for a mail, which also says what goes with it.
 */
export function agreementMessage({ locale, timeZone, addenda, ...facts }: Facts) {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'rentals' });
  const { company, customer, number, vehicle, plate } = facts;
  const when = (at: Date, place: string) =>
    [formatDateTime(at, locale, timeZone, 'long'), place].filter(Boolean).join(', ');
  const text = [
    t('message_greeting', { customer }),
    '',
    t('message_agreement', { company, number }),
    '',
    t('message_vehicle', { vehicle, plate }),
    t('message_pickup', { at: when(facts.pickupAt, facts.pickupLocation) }),
    t('message_return', { at: when(facts.dueAt, facts.returnLocation) }),
  ].join('\n');
  const attached = addenda > 0 ? t('message_attached_addenda', { count: addenda }) : t('message_attached');
  return { subject: t('message_subject', { company, number }), text, body: `${text}\n\n${attached}` };
}
