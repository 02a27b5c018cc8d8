import 'server-only';
import { z } from 'zod';

/**
 * Parses what somebody sent, without an error of zod's own. zod compares the length of a text or list also where it has refused the
 * value already. An object in that place may have a "length" that can't be compared: such an input is refused as a whole.
 */
export function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(raw, { reportInput: true });
  } catch (error) {
    if (!hasOddLength(raw)) throw error;
    return z.custom<z.output<Schema>>(() => false, 'invalid_value').safeParse(raw);
  }
}

function hasOddLength(raw: unknown): boolean {
  const waiting = [raw];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one) && ('length' in one || 'size' in one)) return true;
    waiting.push(...Object.values(one));
  }
  return false;
}
