import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { RESERVATION_TABS } from './values';

export const RESERVATION_SORTS = ['soonest', 'latest', 'newest', 'due'] as const;

/** The filters of the reservations list from its URL. Anything invalid falls back to the default. */
export const ReservationFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  tab: z.enum(RESERVATION_TABS).catch('upcoming'),
  /** Null sorts by the pickup: the next one first, of past ones the latest. */
  sort: z.enum(RESERVATION_SORTS).nullable().catch(null).default(null),
  ...PageInput.shape,
});
export type ReservationFilters = z.output<typeof ReservationFilters>;
