import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { SHOWN_RENTAL_STATUSES } from './values';

export const RENTAL_TABS = ['all', ...SHOWN_RENTAL_STATUSES] as const;
export const RENTAL_SORTS = ['newest', 'oldest', 'due'] as const;

/** The filters of the rentals list from its URL. Anything invalid falls back to the default. */
export const RentalFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  status: z.enum(RENTAL_TABS).catch('all'),
  due: z.literal('today').nullable().catch(null),
  sort: z.enum(RENTAL_SORTS).catch('newest'),
  view: z.enum(['grid', 'list']).catch('list'),
  ...PageInput.shape,
});

export type RentalFilters = z.output<typeof RentalFilters>;
