import { z } from 'zod';

/** Records chosen in a list, to do one thing with each. */
export const ManyInput = z.object({
  ids: z.array(z.uuid('record_not_found')).min(1, 'required').max(100, 'too_long'),
});
