import { z } from 'zod';
import type { JsonSchema } from '@/lib/openapi/api-document';

/** What may be sent, as JSON Schema. Rules that a schema can't express are left out. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      // A field that may be left out is one that can be read from nothing.
      if (zodSchema instanceof z.ZodObject && made.required)
        made.required = made.required.filter((name) => !zodSchema.shape[name]?.safeParse(undefined).success);
      if (made.required?.length === 0) delete made.required;
      // Whoever reads an answer must expect that fields are added.
      if (made.additionalProperties === false) delete made.additionalProperties;
      // The format says it already, and more readably.
      if (made.format) delete made.pattern;
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
      const [one, none] = made.anyOf ?? [];
      if (made.anyOf?.length === 2 && one && none?.type === 'null' && typeof one.type === 'string') {
        delete made.anyOf;
        Object.assign(made, one, { type: [one.type, 'null'] });
        if (one.enum) made.enum = [...one.enum, null];
      }
    },
  });
  // Safe because it is plain JSON.
  return json as JsonSchema;
}

/** One object for several that must all hold, as an intersection of schemas is. */
export function flatten(schema: JsonSchema): JsonSchema {
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const all = allOf.map(flatten);
  return {
    ...rest,
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => required ?? []),
  };
}

/** The schema without the parameters of the path, which are merged into it. */
export function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  const required = schema.required?.filter((name) => !names.includes(name)) ?? [];
  const { required: _, ...rest } = schema;
  return { ...rest, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}
