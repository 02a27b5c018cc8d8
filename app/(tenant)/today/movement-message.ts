import { returnMessage } from '@/lib/rentals/return-message';
import { readyMessage } from '@/lib/reservations/ready-message';
import type { Movement } from '@/lib/today/list-movements';

interface Sender {
  company: string;
  now: Date;
  timeZone: string;
}

/** What the customer is told by WhatsApp, in their own language: the car is ready, is due back, or is late. */
export function movementMessage(movement: Movement, sender: Sender): string {
  const { way, locale, vehicle, plate, className, place, at, customerName: customer } = movement;
  return way === 'back'
    ? returnMessage({ ...sender, locale, customer, vehicle, plate, dueAt: at })
    : readyMessage({ ...sender, locale, customer, vehicle: className ?? vehicle, place, pickupAt: at });
}
