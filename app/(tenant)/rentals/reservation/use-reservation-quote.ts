'use client';

import type { UseFormReturn } from 'react-hook-form';
import { useServerPrice } from '@/components/forms/use-server-price';
import type { ReservationValues } from '@/lib/reservations/reservation-settings';
import { quoteReservationAction } from './actions';

const PRICED = [
  'customerId',
  'classId',
  'vehicleId',
  'pickupAt',
  'dueAt',
  'dailyRateCents',
  'gps',
  'childSeat',
  'additionalDriver',
] as const;

/** The server's price for the form's values, and what is taken. */
export function useReservationQuote(form: UseFormReturn<ReservationValues>, reservationId: string | null) {
  return useServerPrice(form, { fields: PRICED, recordId: reservationId, action: quoteReservationAction });
}
