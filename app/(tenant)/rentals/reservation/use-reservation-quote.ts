'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRetry } from '@/components/forms/use-retry';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationValues } from '@/lib/reservations/reservation-settings';
import { quoteReservationAction } from './actions';

const TYPING_MS = 250;
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

/** The server's price for the form's values, and what is taken. The last response stays visible until a newer one arrives. */
export function useReservationQuote(form: UseFormReturn<ReservationValues>, reservationId: string | null) {
  const [price, setPrice] = useState<ReservationQuote | null>(null);
  const [pending, setPending] = useState(false);
  const [refreshed, setRefreshed] = useState(0);
  const [failed, setFailed] = useState(false);
  const round = useRetry(failed) + refreshed;
  const asked = useRef(0);
  const text = JSON.stringify(form.watch([...PRICED]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const ticket = ++asked.current;
    const list: unknown[] = JSON.parse(text);
    const values = Object.fromEntries(PRICED.map((name, index) => [name, list[index]]));
    setPending(true);
    const timer = setTimeout(async () => {
      const result = await quoteReservationAction(values, reservationId).catch(() => null);
      if (ticket !== asked.current) return;
      setFailed(result === null);
      // Without a response the old price stays, marked as uncertain.
      if (result) setPending(false);
      if (result?.ok) setPrice(result.data);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, round, reservationId]);

  const refresh = useCallback(() => setRefreshed((current) => current + 1), []);
  return { price, pending, refresh };
}
