import { z } from 'zod';

/** A list or an object as itself or, from a form whose fields hold text, as JSON. Nothing typed is the empty value. */
export function jsonInput<Schema extends z.ZodType>(schema: Schema, empty: z.input<Schema>) {
  return z.preprocess((value) => (value === undefined || value === '' ? empty : parsed(value)), schema);
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
