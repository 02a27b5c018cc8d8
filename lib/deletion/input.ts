import { z } from 'zod';

const tenantId = z.guid('record_not_found');

/** `typed` is the company's name as the operator has typed it, so that nobody deletes another one by a slip. */
export const GiveNoticeInput = z.object({
  tenantId,
  typed: z.string().trim().min(1, 'required').max(200, 'name_not_typed'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});
export const WithdrawNoticeInput = z.object({ tenantId });
