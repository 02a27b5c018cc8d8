import type { JsonSchema } from './api-document';
import { fieldsOf, type SchemaField } from './fields-of';

const COMPONENT = '#/components/schemas/';

/** The fields of an answer, those of its parts together. What a part says of a field goes before what a shared one says. */
export function answeredFields(schema: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): SchemaField[] {
  const fields = new Map<string, SchemaField>();
  for (const field of partsOf(schema, shared).flatMap(fieldsOfPart))
    fields.set(field.name, { ...fields.get(field.name), ...field, required: false });
  return [...fields.values()];
}

function partsOf(schema: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): JsonSchema[] {
  const named = schema.$ref?.startsWith(COMPONENT) ? shared[schema.$ref.slice(COMPONENT.length)] : undefined;
  return [named ?? schema, ...(schema.allOf ?? []).flatMap((part) => partsOf(part, shared))];
}

function fieldsOfPart(part: JsonSchema): SchemaField[] {
  return part.type === 'array' && part.items ? fieldsOf(part.items, '[].') : fieldsOf(part);
}
