'use client';

import { MailButton } from '@/components/reservations/mail-button';
import { mailReservationAction } from '../actions';

export function MailReservation({ reservationId }: { reservationId: string }) {
  return <MailButton send={() => mailReservationAction({ reservationId })} />;
}
