import { createTranslator } from 'next-intl';
import { formatMoment } from '@/lib/dates';
import { returnMessage } from '@/lib/rentals/return-message';
import type { Movement } from '@/lib/today/list-movements';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import type { Way } from './way';

const MESSAGES = { en, fr, ht };

interface Sender {
  company: string;
  now: Date;
  timeZone: string;
}

/** What the customer is told by WhatsApp, in their own language: the car is ready, is due back, or is late. */
export function movementMessage(way: Way, movement: Movement, { company, now, timeZone }: Sender): string {
  const { locale, vehicle, plate, className, place, at } = movement;
  const customer = movement.customerName;
  if (way === 'back') return returnMessage({ locale, company, customer, vehicle, plate, dueAt: at, now, timeZone });
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'today' });
  const facts = { company, customer, vehicle: className ?? vehicle, when: formatMoment(at, locale, timeZone, now) };
  return place ? t('ready_message_at', { ...facts, place }) : t('ready_message', facts);
}
