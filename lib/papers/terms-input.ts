import { z } from 'zod';
import { VersionInput } from '../version-input';

/** About ten printed pages. */
const terms = z
  .string()
  .max(40_000, 'too_long')
  .transform((text) => text.replaceAll('\r', '').trim());

export const TermsInput = z.object({ en: terms, fr: terms, ht: terms, version: VersionInput });
