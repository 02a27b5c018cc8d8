import 'server-only';
import { command } from '../server/command';
import { CreateReservationInput } from './input';
import { placeReservation } from './place-reservation';

/** Makes a reservation from its form. Throws as `placeReservation` does. */
export const createReservation = command(
  { name: 'reservations.create', permission: 'reservations.edit', input: CreateReservationInput },
  (ctx, { expectedTotalCents, ...input }) => placeReservation(ctx, input, { expectedTotalCents, offer: null }),
);
