import 'server-only';
import { z } from 'zod';
import { parseInput } from '../parse-input';
import { readSearch } from './read-search';

type Sent = Record<string, unknown>;

/**
 * What a call asks by its address and its path. A page leaves out what it can't read; a program is told: a filter that would be left
 * out silently answers more than was asked for. Throws `validation_error`. What is empty counts as not sent.
 */
export function readQuestion<Schema extends z.ZodType>(
  schema: Schema,
  search: URLSearchParams,
  params: Record<string, string> = {},
): z.output<Schema> {
  const sent = { ...readSearch(search), ...params };
  parseInput(strictly(schema, sent), sent);
  return parseInput(schema, sent);
}

/** The fields that would fall back to something else, without that. */
function strictly(schema: z.ZodType, sent: Sent): z.ZodType {
  const fields = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const strict = sent[name] === undefined || sent[name] === '' ? null : withoutFallback(field);
    return strict ? [[name, strict] as const] : [];
  });
  return z.object(Object.fromEntries(fields));
}

function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodIntersection) return { ...partOf(schema.def.left), ...partOf(schema.def.right) };
  return {};
}

// Safe because every schema of zod's own classes is one of these.
const partOf = (part: z.core.$ZodType) => fieldsOf(part as z.ZodType);

/** Null for a field that is refused anyway where it can't be read. */
function withoutFallback(field: z.core.$ZodType): z.ZodType | null {
  if (field instanceof z.ZodCatch) return withoutFallback(field.def.innerType) ?? (field.def.innerType as z.ZodType);
  if (field instanceof z.ZodDefault) return withoutFallback(field.def.innerType);
  return null;
}
