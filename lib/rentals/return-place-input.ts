import { z } from 'zod';
import { VersionInput } from '../version-input';

export const ChangeReturnPlaceInput = z.object({
  rentalId: z.uuid('invalid_value'),
  version: VersionInput,
  returnLocation: z.string().trim().min(1, 'required').max(200, 'too_long'),
});
