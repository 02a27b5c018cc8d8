import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { parseInput } from '@/lib/parse-input';

interface Field {
  /** What may come in, and what becomes of it. */
  takes?: readonly (readonly [typed: unknown, stored: unknown])[];
  /** What may not, and how that is called. */
  refuses?: readonly (readonly [typed: unknown, code: string])[];
}

/** A text of so many letters. */
export const letters = (count: number) => 'x'.repeat(count);

/** A text of 1 to so many letters, without the spaces around it; `code` where it is missing. */
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

/** As `text`, but it may be empty or missing. */
export const optionalText = (longest: number): Field => ({
  takes: [
    [undefined, ''],
    ['', ''],
    [' A ', 'A'],
    [letters(longest), letters(longest)],
  ],
  refuses: [[letters(longest + 1), 'too_long']],
});

/** A whole number between two bounds, as it is typed where `unit` is 1, in hundredths where it is 100. */
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

/** One of these and nothing else. */
export const oneOf = (values: readonly string[], code = 'invalid_value'): Field => ({
  takes: values.map((value) => [value, value] as const),
  refuses: [['nonsense', code]],
});

/** Weighs each field of an input by itself, the others being good. */
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

/** The code of each field that is refused, or that of the whole; null where all is taken. */
function refusals(schema: z.ZodType, input: unknown): unknown {
  try {
    parseInput(schema, input);
    return null;
  } catch (error) {
    return error instanceof AppError ? (error.fields ?? error.code) : error;
  }
}
