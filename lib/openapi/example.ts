import type { JsonSchema } from './api-document';

const UUID = '01900000-0000-7000-8000-000000000000';
const TEXTS: Record<string, string> = {
  uuid: UUID,
  date: '2026-12-18',
  'date-time': '2026-12-18T15:00:00Z',
  email: 'marie@example.com',
};
/** Patterns have no example of their own. A local time and a month are the ones that inputs ask for. */
const BY_PATTERN: [RegExp, string][] = [
  [/T\\d\{2\}/, '2026-12-18T10:00'],
  [/20\\d\\d-/, '2026-11'],
];

/** A value that the schema allows, with nothing in it that may be left out. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const among = schema.anyOf ?? schema.oneOf;
  if (among?.[0]) return exampleOf(among[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const needed = (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})] as const);
    return Object.fromEntries(needed);
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return textOf(schema);
}

function textOf({ format = '', pattern, minLength = 1, maxLength = 40 }: JsonSchema): string {
  const found = TEXTS[format] ?? BY_PATTERN.find(([known]) => pattern && known.test(pattern))?.[1];
  return found ?? 'text'.padEnd(minLength, '.').slice(0, maxLength);
}
