import { z } from 'zod';
import { USABLE_DAYS } from './usable-days';

const FIRST = new Date(`${USABLE_DAYS.from}T00:00:00Z`);
const LAST = new Date(`${USABLE_DAYS.to}T23:59:59Z`);

/** An instant such as `2026-11-21T15:00:00Z`, in a year that every clock and calendar here can write. */
export const InstantInput = z.iso
  .datetime({ offset: true, error: 'invalid_date' })
  .transform((text) => new Date(text))
  .refine((instant) => instant >= FIRST && instant <= LAST, { error: 'out_of_range', params: USABLE_DAYS });
