import { z } from 'zod';
import { MEMBER_ROLES } from '../auth/permissions';
import { ExpiryDayInput } from '../day-input';
import { blankAsNull } from '../number-input';

export const CreateApiKeyInput = z.object({
  name: z.string().trim().min(1, 'required').max(60, 'too_long'),
  role: z.enum(MEMBER_ROLES, 'required'),
  /** The last day on which it works, in the company's time zone; null for no end. */
  expiresOn: blankAsNull(ExpiryDayInput),
});

export const RevokeApiKeyInput = z.object({ keyId: z.uuid('record_not_found') });
