import { z } from 'zod';

/** A return that was recorded by mistake, and why. */
export const ReopenReturnInput = z.object({
  rentalId: z.uuid('invalid_value'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});
export type ReopenReturnInput = z.output<typeof ReopenReturnInput>;
