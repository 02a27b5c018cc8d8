import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { parseInput } from '@/lib/parse-input';

interface Field {
  /** Accepted values, with the parsed result of each. */
  takes?: readonly (readonly [typed: unknown, stored: unknown])[];
  /** Refused values, with the error code of each. */
  refuses?: readonly (readonly [typed: unknown, code: string])[];
}

/** A text of the given length. */
export const letters = (count: number) => 'x'.repeat(count);

/** A trimmed text of 1 to `longest` characters; the error is `code` if it is missing. */
export const text = (longest: number, code = 'required'): Field => ({
  takes: [
    [' A ', 'A'],
    [letters(longest), letters(longest)],
  ],
  refuses: [
    [' ', code],
    [letters(longest + 1), 'too_long'],
  ],
});

/** The version of a record that is changed. */
export const version: Field = {
  takes: [[letters(1000), letters(1000)]],
  refuses: [
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [7, 'invalid_value'],
    [letters(1001), 'too_long'],
  ],
};

/** Like `text`, but it may be empty or missing. */
export const optionalText = (longest: number): Field => ({
  takes: [
    [undefined, ''],
    ['', ''],
    [' A ', 'A'],
    [letters(longest), letters(longest)],
  ],
  refuses: [[letters(longest + 1), 'too_long']],
});

/** A whole number between two bounds. It is typed as it is if `unit` is 1, and in hundredths if it is 100. */
export const between = (least: number, most: number, unit: 1 | 100 = 1): Field => ({
  takes: [
    [String(least / unit), least],
    [String(most / unit), most],
    [most, most],
  ],
  refuses: [
    [least - 1, least === 1 ? 'must_be_positive' : 'out_of_range'],
    [most + 1, 'out_of_range'],
    ['', 'required'],
    ['abc', unit === 1 ? 'invalid_number' : 'invalid_money'],
  ],
});

/** A local date and time, as a field holds it. */
export const localTime: Field = {
  takes: [['2026-11-21T16:00', '2026-11-21T16:00']],
  refuses: [
    ['', 'required'],
    ['2026-11-21', 'invalid_date'],
    ['2026-02-30T10:00', 'invalid_date'],
  ],
};

/** A yes or no, with its value if it is missing. */
export const flag = (missing: boolean): Field => ({
  takes: [
    [undefined, missing],
    [!missing, !missing],
  ],
});

/** One of these and nothing else. */
export const oneOf = (values: readonly string[], code = 'invalid_value'): Field => ({
  takes: values.map((value) => [value, value] as const),
  refuses: [['nonsense', code]],
});

/** Tests each field of an input alone, with valid values in the others. */
export function weighInput(
  name: string,
  schema: z.ZodType,
  good: Record<string, unknown>,
  fields: Record<string, Field>,
): void {
  describe(name, () => {
    it('takes what is good', () => {
      expect(refusals(schema, good)).toBeNull();
    });

    const takes = Object.entries(fields).flatMap(([field, { takes = [] }]) =>
      takes.map(([typed, stored]) => [field, typed, stored] as const),
    );
    it.each(takes)('%s takes %j', (field, typed, stored) => {
      const parsed = parseInput(schema, { ...good, [field]: typed });
      expect(Object(parsed)[field]).toEqual(stored);
    });

    const refuses = Object.entries(fields).flatMap(([field, { refuses = [] }]) =>
      refuses.map(([typed, code]) => [field, typed, code] as const),
    );
    it.each(refuses)('%s refuses %j', (field, typed, code) => {
      const refused = refusals(schema, { ...good, [field]: typed });
      expect(refused).toEqual(code === 'record_not_found' ? code : { [field]: code });
    });
  });
}

/** The error code of each refused field, or of the whole input; null if everything is accepted. */
function refusals(schema: z.ZodType, input: unknown): unknown {
  try {
    parseInput(schema, input);
    return null;
  } catch (error) {
    return error instanceof AppError ? (error.fields ?? error.code) : error;
  }
}
