import { expect } from 'vitest';
import { z } from 'zod';
import type { ApiDocument, ApiOperation, JsonSchema } from '@/lib/openapi/api-document';

/** Made once: some routes are called thousands of times. */
const MADE = new WeakMap<object, z.ZodType | null>();

/**
 * What an operation's description says of its JSON answer, as a schema that also refuses a field which is not described. Null if
 * it answers no JSON with this status.
 */
export function describedAnswer(document: ApiDocument, { responses }: ApiOperation, status: number): z.ZodType | null {
  const promised = responses[String(status)];
  if (promised && MADE.has(promised)) return MADE.get(promised) ?? null;
  const schema = promised && 'content' in promised ? promised.content?.['application/json']?.schema : undefined;
  // Safe because zod reads the same dialect of JSON Schema.
  const made = schema ? z.fromJSONSchema(strict(schema, document) as Parameters<typeof z.fromJSONSchema>[0]) : null;
  if (promised) MADE.set(promised, made);
  return made;
}

/** That a verb answers its route as the route is described. One that no route calls by itself may answer anything. */
export function expectDescribed(document: ApiDocument, verb: string, answer: unknown): void {
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === verb);
  const [status = ''] = Object.keys(operation?.responses ?? {});
  const schema = operation && describedAnswer(document, operation, Number(status));
  expect(schema?.safeParse(JSON.parse(JSON.stringify(answer))).error).toBeUndefined();
}

/** The schema with what it refers to in it, and with nothing beyond it. */
function strict(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const { $ref, allOf, properties, items, anyOf, prefixItems, additionalProperties, ...rest } = schema;
  const inner = (one: JsonSchema) => strict(one, document);
  if ($ref) return inner(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (allOf) return merged(allOf.map(inner));
  const open = typeof additionalProperties === 'object' ? inner(additionalProperties) : (additionalProperties ?? false);
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(items && { items: inner(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(inner) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
      additionalProperties: open,
    }),
    ...(!properties && additionalProperties !== undefined && { additionalProperties: open }),
  };
}

function merged(parts: JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required }) => required ?? []))],
    additionalProperties: false,
  };
}
