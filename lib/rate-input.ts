import { z } from 'zod';

/** Gourdes for 1 US dollar as people type them, `132.5` or `132,5`, with four decimals at most. The output has a point. */
export const RateInput = z
  .string()
  .trim()
  .regex(/^\d{1,6}(?:[.,]\d{1,4})?$/, 'invalid_number')
  .transform((text) => text.replace(',', '.'))
  .refine((text) => Number(text) > 0, 'must_be_positive');
