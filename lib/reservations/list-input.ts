import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { RESERVATION_TABS } from './values';

/** The filters of the reservations list from its URL. Anything invalid falls back to the default. */
export const ReservationFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  tab: z.enum(RESERVATION_TABS).catch('upcoming'),
  ...PageInput.shape,
});
export type ReservationFilters = z.output<typeof ReservationFilters>;
