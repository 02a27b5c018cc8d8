import { z } from 'zod';

/** The version of the record that the caller has read and now changes, as in the record's `version`. */
export const VersionInput = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid_value') })
  .min(1, 'required')
  .max(1000, 'too_long');
