import { z } from 'zod';

/** The records selected in a list, for an action on each of them. */
export const ManyInput = z.object({
  ids: z.array(z.uuid('record_not_found')).min(1, 'required').max(100, 'too_long'),
});
