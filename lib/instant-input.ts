import { z } from 'zod';
import { isUsableYear } from './usable-year';

/** An instant such as `2026-11-21T15:00:00Z`, in a year that every clock and calendar here can write. */
export const InstantInput = z.iso
  .datetime({ offset: true, error: 'invalid_date' })
  .transform((text) => new Date(text))
  .refine((instant) => isUsableYear(instant.getUTCFullYear()), 'out_of_range');
