import { z } from 'zod';

export const BeginVisitInput = z.object({
  tenantId: z.guid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});
