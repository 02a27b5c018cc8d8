import { z } from 'zod';
import { parsePhone } from './phone';

/** A phone number as people type it, or null if the field is empty. Its output is E.164. */
export const PhoneInput = z
  .string()
  .trim()
  .max(40, 'invalid_phone')
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const parsed = parsePhone(text);
    if (!parsed) context.addIssue({ code: 'custom', message: 'invalid_phone' });
    return parsed;
  });
