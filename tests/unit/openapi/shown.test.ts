import { expect, it } from 'vitest';
import type { ApiDocument, ApiOperation, JsonSchema } from '@/lib/openapi/api-document';
import { curlOf } from '@/lib/openapi/curl-of';
import { exampleOf } from '@/lib/openapi/example';
import { fieldsOf, typeText } from '@/lib/openapi/fields-of';
import { listGroups } from '@/lib/openapi/list-groups';

const UUID = '01900000-0000-7000-8000-000000000000';

it.each<[JsonSchema, unknown]>([
  [{ type: 'string', format: 'uuid' }, UUID],
  [{ type: 'string', format: 'date' }, '2026-12-18'],
  [{ type: 'string', minLength: 6 }, 'text..'],
  [{ type: 'string', maxLength: 2 }, 'te'],
  [{ type: ['integer', 'string'], minimum: 100, maximum: 900 }, 100],
  [{ type: 'integer', minimum: -5, maximum: 0 }, 0],
  [{ type: 'integer', minimum: 0 }, 1],
  [{ enum: ['good', 'poor'] }, 'good'],
  [{ const: true }, true],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
  [{ type: 'array', minItems: 1, items: { enum: ['a'] } }, ['a']],
  [{ type: 'array', items: { enum: ['a'] } }, []],
  [{ type: 'object', properties: { a: { enum: [1] }, b: { enum: [2] } }, required: ['b'] }, { b: 2 }],
])('has an example of %j', (schema, example) => {
  expect(exampleOf(schema)).toEqual(example);
});

it.each<[JsonSchema, string]>([
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['good', null] }, '"good" | null'],
  [{ type: 'array', items: { type: 'string' } }, 'list of string'],
  [{ anyOf: [{ type: 'string' }, { type: 'array', items: {} }] }, 'string | list of anything'],
  [{ type: ['array', 'null'], items: { type: 'integer' } }, 'list of integer | null'],
  [{ $ref: '#/components/schemas/ErrorCode' }, 'ErrorCode'],
])('names the type of %j', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

it('lists fields with those below them, and what is known of each', () => {
  const row: JsonSchema = {
    type: 'object',
    properties: { cents: { type: 'integer', minimum: 1, description: 'US cents.' } },
  };
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 120 },
      rows: { type: 'array', maxItems: 9, items: row },
      code: { type: 'string', minLength: 1 },
      first: { type: 'array', minItems: 1, maxItems: 1 },
    },
    required: ['name'],
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'name', type: 'string', required: true, about: '1 to 120 characters' },
    { name: 'rows', type: 'list of object', required: false, about: 'up to 9 entries' },
    { name: 'rows[].cents', type: 'integer', required: false, about: 'US cents. from 1' },
    { name: 'code', type: 'string', required: false, about: 'from 1 character' },
    { name: 'first', type: 'list of anything', required: false, about: 'exactly 1 entry' },
  ]);
});

it('lists what is in a list that may be missing, in one of several kinds, and under each key', () => {
  const one: JsonSchema = { type: 'object', properties: { id: { type: 'string' } } };
  const schema: JsonSchema = {
    properties: {
      some: { type: ['array', 'null'], items: one },
      either: { anyOf: [one, { type: 'null' }] },
      grid: { type: 'array', items: { type: 'array', items: one } },
      keyed: { type: 'object', additionalProperties: one },
    },
  };
  expect(fieldsOf(schema).map(({ name, type }) => `${name} ${type}`)).toEqual([
    'some list of object | null',
    'some[].id string',
    'either object | null',
    'either.id string',
    'grid list of list of object',
    'grid[][].id string',
    'keyed object',
    'keyed.*.id string',
  ]);
});

const operation: ApiOperation = { operationId: 'x', tags: ['vehicles'], summary: 'X', responses: {} };

it('types a call with what it needs, quoted for a shell', () => {
  const asked = {
    name: 'until',
    in: 'query',
    required: true,
    schema: { type: 'string', format: 'date-time' },
  } as const;
  const full: ApiOperation = {
    ...operation,
    parameters: [
      { name: 'vehicleId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      asked,
      { ...asked, name: 'q', required: false },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { note: { enum: ['it’s', "it's"] } }, required: ['note'] },
        },
      },
    },
  };
  expect(curlOf({ method: 'POST', path: '/vehicles/{vehicleId}', operation: full }, 'https://lakay.wout.test')).toBe(
    [
      `curl -X POST 'https://lakay.wout.test/api/vehicles/${UUID}?until=2026-12-18T15%3A00%3A00Z'`,
      `-H 'Authorization: Bearer …'`,
      `-H "Idempotency-Key: $(uuidgen)"`,
      `-H 'Content-Type: application/json'`,
      `-d '{"note":"it’s"}'`,
    ].join(' \\\n  '),
  );
  expect(curlOf({ method: 'GET', path: '/ready', operation: { ...operation, security: [] } }, '')).toBe(
    `curl '/api/ready'`,
  );
});

it('groups what members call, by name', () => {
  const of = (tag: string) => ({ get: { ...operation, tags: [tag] } });
  const paths = { '/vehicles': of('vehicles'), '/admin/users': of('admin/users'), '/files': of('files') };
  expect(listGroups({ paths } as unknown as ApiDocument).map(({ name, calls }) => [name, calls[0]?.method])).toEqual([
    ['files', 'GET'],
    ['vehicles', 'GET'],
  ]);
});
