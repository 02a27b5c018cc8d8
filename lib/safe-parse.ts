import 'server-only';
import { z } from 'zod';

/** What V8 says where an object, such as one that JSON gave a `toString` of its own, is compared like a number or a text. */
const UNCOMPARABLE = /^Cannot convert object to primitive value$/;

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
    if (!(error instanceof TypeError && UNCOMPARABLE.test(error.message))) throw error;
    return z.custom<z.output<Schema>>(() => false, 'invalid_value').safeParse(raw);
  }
}
