import { z } from 'zod';
import type { ErrorCode } from './errors';
import { parseMoney } from './money';
import { parseWhole } from './parse-whole';

interface Bounds {
  min: number;
  max: number;
}

/** Cents: a whole number, or an amount as people type it, `1234.50` or `1234,50`. */
export function centsInput(bounds: Bounds) {
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, parse: parseMoney, bad: 'invalid_money' }));
}

/** A whole number, or one as people type it, with or without spaces between groups. */
export function wholeInput(bounds: Bounds) {
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, parse: parseWhole, bad: 'invalid_number' }));
}

function read(
  value: unknown,
  context: z.core.$RefinementCtx,
  { bounds, parse, bad }: { bounds: Bounds; parse: (text: string) => number | null; bad: ErrorCode },
): number {
  const refuse = (message: ErrorCode) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (value === undefined || value === null || isBlank(value)) return refuse('required');
  const number = typeof value === 'string' ? parse(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return refuse(bad);
  if (number < 1 && bounds.min >= 1) return refuse('must_be_positive');
  return number < bounds.min || number > bounds.max ? refuse('out_of_range') : number;
}

/** An empty field means no value. */
export function blankAsNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), schema.nullable());
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
