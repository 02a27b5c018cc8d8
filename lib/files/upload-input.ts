import { z } from 'zod';
import { FILE_OWNERS, FILE_SLOTS, type FileOwner } from './values';

const ids = Object.fromEntries(FILE_OWNERS.map((owner) => [`${owner}Id`, z.string().optional()]));

/** The record that files belong to: exactly one id. Who names none or another company's is told that there is none. */
// Safe because the keys are made of the same list.
export const OwnerInput = z.object(ids as Record<`${FileOwner}Id`, z.ZodOptional<z.ZodString>>);

/** The fields of a form with a `file`, or with the address of one. Lists are separated by commas. */
export const UploadInput = OwnerInput.extend({
  slot: z.enum([...new Set(Object.values(FILE_SLOTS).flat())]),
  caption: z.string().optional(),
  url: z.string().optional(),
  replaces: z.string().optional(),
  before: z.string().optional(),
});
