import { z } from 'zod';
import { localToInstant } from './dates';
import { USABLE_DAYS } from './usable-days';

/**
 * A date and time as people type it, `2026-11-21T16:00`, in the company's time zone. `localPeriod` and `localToInstant`
 * turn it into an instant. A day that does not exist is `invalid_date`. Seconds are dropped, because no field shows
 * them.
 */
export const LocalTimeInput = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/, 'invalid_date')
  .refine((text) => localToInstant(text, 'UTC') !== null, 'invalid_date')
  .refine((text) => USABLE_DAYS.from <= text.slice(0, 10) && text.slice(0, 10) <= USABLE_DAYS.to, {
    error: 'out_of_range',
    params: USABLE_DAYS,
  })
  .transform((text) => text.slice(0, 16));
