'use client';

import { MailButton } from '@/components/customers/mail-button';
import { mailReservationAction } from '../actions';

export function MailReservation({ reservationId }: { reservationId: string }) {
  return <MailButton send={() => mailReservationAction({ reservationId })} />;
}
