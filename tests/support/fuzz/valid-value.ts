import fc from 'fast-check';
import type { JsonSchema } from '@/lib/openapi/api-document';

/** Records of the company by the name that fields give them, and all ids that there are. */
export interface Known {
  ids: Record<string, string[]>;
  all: string[];
}

/** A value as the description of the API allows it, so that it comes as far as the rules and the tables. */
export function validValue(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const among = schema.anyOf ?? schema.oneOf;
  if (among) return fc.oneof(...among.map((one) => validValue(one, known, name)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((one) => validValue(one, known))).map((all) => Object.assign({}, ...all));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type }, known, name)));
  switch (schema.type) {
    case 'object':
      return objectValue(schema, known);
    case 'array':
      return fc.array(validValue(schema.items ?? {}, known, name.replace(/s$/, '')), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textValue(schema, known, name);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectValue(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  known: Known,
) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = validValue(schema, known, name);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  const named = fc.record(Object.fromEntries(fields));
  if (typeof additionalProperties !== 'object') return named;
  const key = fc.oneof(validValue(propertyNames ?? {}, known), fc.constantFrom(...Object.keys(known.ids))).map(String);
  const more = fc.dictionary(key, validValue(additionalProperties, known), { maxKeys: 3 });
  return fc.tuple(named, more).map(([one, other]) => ({ ...other, ...one }));
}

function bounds({ minimum, maximum, exclusiveMinimum }: JsonSchema): { min: number; max: number } {
  const min = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1));
  return { min, max: Math.max(min, Math.floor(maximum ?? 1_000_000_000)) };
}

const two = (value: number) => String(value).padStart(2, '0');
const day = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 2025, max: 2027 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1900, max: 2200 }) },
    ),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`);
const localTime = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([date, hour, minute]) => `${date}T${two(hour)}:${two(minute)}`);

function textValue(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  known: Known,
  name: string,
): fc.Arbitrary<string> {
  const own = known.ids[name];
  if (format === 'uuid')
    return own
      ? fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...own) },
          { weight: 1, arbitrary: fc.constantFrom(...known.all) },
        )
      : fc.constantFrom(...known.all);
  if (own && !format && !pattern) return fc.oneof(fc.constantFrom(...own), fc.string({ maxLength: 12 }));
  if (format === 'date') return day;
  if (format === 'date-time') return localTime.map((time) => `${time}:00Z`);
  if (format === 'email') return fc.emailAddress();
  if (pattern?.includes('T\\d{2}')) return localTime;
  if (pattern?.startsWith('^(?:data:image')) return fc.constantFrom('', DOT);
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.constantFrom(...WORDS, ...known.all.slice(0, 3)).map((word) => word.padEnd(minLength, '.').slice(0, longest)),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 40)) }),
  );
}

const WORDS = [
  'Marie Jean',
  '+509 3410 1234',
  'LO-12345',
  '2026-12-18',
  '10:30',
  '12.50',
  '100',
  'cash',
  'vehicles',
  'marie@example.com',
  'https://example.com/a',
  'en',
];
/** A PNG of one dot. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
