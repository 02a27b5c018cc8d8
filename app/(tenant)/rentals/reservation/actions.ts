'use server';

import { createQuote } from '@/lib/quotes/create-quote';
import { createReservation } from '@/lib/reservations/create-reservation';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const createReservationAction = action(createReservation, '/reservations');
export const createQuoteAction = action(createQuote, '/quotes');
export const updateReservationAction = action(updateReservation, '/reservations');
export const quoteReservationAction = readAction('reservations.edit', quoteReservation);
