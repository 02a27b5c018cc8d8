import { z } from 'zod';
import type { ErrorCode, ErrorParams } from './errors';
import { parseMoney } from './money';
import { parseSigned } from './parse-signed';
import { parseWhole } from './parse-whole';

interface Bounds {
  min: number;
  max: number;
}

/** Cents: a whole number, or an amount as people type it, `1234.50` or `1234,50`. */
export function centsInput(bounds: Bounds) {
  const range = { fromCents: bounds.min, toCents: bounds.max };
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, range, parse: parseMoney, bad: 'invalid_money' }))
    .meta(described(bounds, 'US cents, or an amount in dollars as text: `1234.50`.'));
}

/** Hundredths of a percent: a whole number, or the percentage as people type it, `12.5` or `12,5`. */
export function basisPointsInput(bounds: Bounds) {
  const range = { fromBasisPoints: bounds.min, toBasisPoints: bounds.max };
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, range, parse: parseMoney, bad: 'invalid_money' }))
    .meta(described(bounds, 'Hundredths of a percent, or the percentage as text: `12.5`.'));
}

/** Hundredths: a whole number, or a quantity as people type it, `4.5` or `4,5`. The bounds are hundredths too. */
export function quantityInput(bounds: Bounds) {
  const range = { from: bounds.min / 100, to: bounds.max / 100 };
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, range, parse: parseMoney, bad: 'invalid_number' }))
    .meta(described(bounds, 'Hundredths, or the quantity as text: `4.5`.'));
}

/** A whole number, or one as people type it, with or without spaces between groups. */
export function wholeInput(bounds: Bounds) {
  const range = { from: bounds.min, to: bounds.max };
  return z
    .unknown()
    .transform((value, context) => read(value, context, { bounds, range, parse: parseWhole, bad: 'invalid_number' }))
    .meta(described(bounds, 'A whole number, also as text.'));
}

/** What the description of the API says, because a schema that reads anything says nothing. */
function described({ min, max }: Bounds, description: string) {
  return { type: ['integer', 'string'], minimum: min, maximum: max, description };
}

interface Reading {
  bounds: Bounds;
  /** The bounds with their unit, for the sentence that names them. */
  range: ErrorParams;
  parse: (text: string) => number | null;
  bad: ErrorCode;
}

function read(value: unknown, context: z.core.$RefinementCtx, { bounds, range, parse, bad }: Reading): number {
  const refuse = (message: ErrorCode, params?: ErrorParams) => {
    context.addIssue({ code: 'custom', message, ...(params && { params }) });
    return z.NEVER;
  };
  if (value === undefined || value === null || isBlank(value)) return refuse('required');
  const number = typeof value === 'string' ? parseSigned(value, parse) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return refuse(bad);
  if (number < 1 && bounds.min >= 1) return refuse('must_be_positive');
  return number < bounds.min || number > bounds.max ? refuse('out_of_range', range) : number;
}

/** An empty field means no value. */
export function blankAsNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), schema.nullable());
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
