import type { JsonSchema } from './api-document';

export interface SchemaField {
  /** From the root, with dots, and `[]` for what is in a list. */
  name: string;
  type: string;
  required: boolean;
  about: string;
}

/** The fields of a body, one row each, those of nested objects below the object. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, above = ''): SchemaField[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${above}${key}`;
    const below = fieldsBelow(schema, name);
    return [{ name, type: typeText(schema), required: required.includes(key), about: aboutText(schema) }, ...below];
  });
}

/** What is in an object, in each entry of a list, or under each key of an object that has others each time. Of several kinds, all. */
function fieldsBelow(
  { items, additionalProperties: others, anyOf = [], ...schema }: JsonSchema,
  name: string,
): SchemaField[] {
  const fields = [
    ...fieldsOf(schema, `${name}.`),
    ...anyOf.flatMap((one) => fieldsBelow(one, name)),
    ...(items ? fieldsBelow(items, `${name}[]`) : []),
    ...(typeof others === 'object' ? fieldsBelow(others, `${name}.*`) : []),
  ];
  return [...new Map(fields.map((field): [string, SchemaField] => [field.name, field])).values()];
}

/** `string (date)`, `integer or string`, `list of string`, `"good" | "poor"`, or the name of a schema. */
export function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const among = schema.anyOf ?? schema.oneOf;
  if (among) return [...new Set(among.map(typeText))].join(' | ');
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const types = [schema.type ?? 'anything']
    .flat()
    .map((type) => (type === 'array' ? `list of ${schema.items ? typeText(schema.items) : 'anything'}` : type))
    .join(' | ');
  return schema.format ? types.replace('string', `string (${schema.format})`) : types;
}

function aboutText({ description, minimum, maximum, minLength, maxLength, minItems, maxItems, ...schema }: JsonSchema) {
  const bounds = [
    range(minimum, maximum),
    range(minLength, maxLength, ['character', 'characters']),
    range(minItems, maxItems, ['entry', 'entries']),
    schema.default === undefined || schema.default === null ? '' : `default ${JSON.stringify(schema.default)}`,
  ];
  return [description ?? '', bounds.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

/** `from 1 character`, `up to 40 entries`, `1 to 120 characters`, `exactly 1 entry`. */
function range(from: number | undefined, to: number | undefined, [one, many]: [string, string] | [] = []): string {
  const counted = (count: number) => (one ? `${count} ${count === 1 ? one : many}` : String(count));
  if (to === undefined) return from === undefined ? '' : `from ${counted(from)}`;
  if (from === undefined) return `up to ${counted(to)}`;
  return from === to ? `exactly ${counted(to)}` : `${from} to ${counted(to)}`;
}
