import { z } from 'zod';
import { LINKED_KINDS } from './values';

/** A paper by what it is of. */
export const LinkedPaper = z.object({
  kind: z.enum(LINKED_KINDS, 'invalid_value'),
  paperId: z.string().min(1, 'required').pipe(z.uuid('record_not_found')),
});
export type LinkedPaper = z.infer<typeof LinkedPaper>;

export const UnsharePaperInput = z.object({ linkId: z.uuid('record_not_found') });
