import fc from 'fast-check';
import { newId } from '@/lib/id';
import type { ApiOperation } from '@/lib/openapi/api-document';
import { parametersOf } from '../call-described';
import { hostileValue, jsonText } from './hostile-value';
import { spoil } from './spoil';
import { type Known, validValue } from './valid-value';

export interface Generated {
  params: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  /** Fields of a form, the text of a body, or nothing. */
  form?: Record<string, string>;
  text?: string;
}

/** Names that no schema has, or that mean something to JavaScript or to our tables. */
const MORE = [
  '__proto__',
  'constructor',
  'tenantId',
  'tenant_id',
  'tenant',
  'role',
  'id',
  'status',
  'totalCents',
  'createdBy',
  'toString',
  'then',
  'x.y',
  '',
];
/** A form takes the longer for each field, the more it has. A long text would be a field for each of its letters. */
const MOST_FIELDS = 100;
const BODIES = [
  '',
  '[]',
  'null',
  '"text"',
  '12',
  '{',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  '{}{}',
  `${'['.repeat(5_000)}`,
  `{"a":"${'x'.repeat(1_000_001)}"}`,
];

/**
 * Requests of an operation: as it is described, or what a verb takes just now, with up to four parts of it spoilt, or with something
 * else altogether. `taken` are inputs of its verb.
 */
export function generatedRequest(operation: ApiOperation, known: Known, taken: object[] = []): fc.Arbitrary<Generated> {
  const hostile = hostileValue(known.all);
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    {
      weight: 5,
      arbitrary: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MORE), hostile), { minLength: 1, maxLength: 4 }),
    },
  );
  const described = fc.record({
    params: inPlace(operation, 'path', known),
    query: inPlace(operation, 'query', known).map(inOrder),
    body: bodyOf(operation, known),
  });
  const sentNow = taken.map((one) => asSent(operation, one));
  const sound = sentNow.length > 0 ? fc.oneof(described, fc.constantFrom(...sentNow)) : described;
  const whole = fc.tuple(sound, changes).map(([sent, some]) => ({ ...sent, ...Object(spoil(sent, some)) }));
  // An option is nil once in `freq` times, so it can't say that something is rare.
  const odd = fc.oneof(
    { weight: 11, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...BODIES) },
  );
  return fc.tuple(whole, odd, headers).map(([sent, instead, sentHeaders]) => ({
    params: texts(operation, sent.params),
    query: queryText(sent.query),
    headers: sentHeaders,
    ...carried(operation, sent.body, instead),
  }));
}

/** A verb's input as its route is sent it: what the address names is not in the body. */
function asSent(operation: ApiOperation, input: object) {
  const names = parametersOf(operation, 'path').map(({ name }) => name);
  const fields = Object.entries(input);
  return {
    params: Object.fromEntries(fields.filter(([name]) => names.includes(name))),
    query: {},
    body: Object.fromEntries(fields.filter(([name]) => !names.includes(name))),
  };
}

/** A period that ends before it begins is seldom what is to be tried. */
function inOrder(asked: Record<string, unknown>): Record<string, unknown> {
  const { from, until } = asked;
  return typeof from === 'string' && typeof until === 'string' && until < from
    ? { ...asked, from: until, until: from }
    : asked;
}

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.uuid(),
      fc.constantFrom('', 'a', '\t', 'é', 'k'.repeat(255), 'k'.repeat(256), '__proto__', "' or 1=1"),
    ),
    'accept-language': fc.constantFrom('ht', 'fr-HT;q=NaN', '*', 'x'.repeat(2_000), ',,,', 'en-US-u-nu-arab'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/', ','),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1'),
  },
  { requiredKeys: [] },
);

function inPlace(operation: ApiOperation, place: 'path' | 'query', known: Known) {
  const named = parametersOf(operation, place).map(({ name, required, schema }) => {
    const value = validValue(schema, known, name);
    return [name, required ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  return fc.record(Object.fromEntries(named));
}

function bodyOf({ requestBody }: ApiOperation, known: Known): fc.Arbitrary<unknown> {
  const [content] = Object.values(requestBody?.content ?? {});
  if (!content || content.schema.contentMediaType) return fc.constant({});
  return validValue(content.schema, known);
}

function carried({ requestBody }: ApiOperation, body: unknown, instead: string | undefined): Partial<Generated> {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (type === 'multipart/form-data') return { form: Object.fromEntries(pairs(body)) };
  if (type === 'application/octet-stream') return { text: instead ?? `plate,make\n${jsonText(body)}` };
  return { text: instead ?? jsonText(body) };
}

/** Next gives a route a text for each name in its address, and none is empty. */
function texts(operation: ApiOperation, params: unknown): Record<string, string> {
  const names = parametersOf(operation, 'path').map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, plain(Object(params)[name] ?? '') || newId()]));
}

function queryText(asked: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(asked)).slice(0, MOST_FIELDS))
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value])
      if (one !== undefined) search.append(name, plain(one));
  return search.toString();
}

function pairs(of: unknown): [string, string][] {
  return Object.entries(Object(of))
    .slice(0, MOST_FIELDS)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, plain(value)] satisfies [string, string]]));
}

function plain(value: unknown): string {
  return typeof value === 'object' ? jsonText(value) : String(value).replace(/^@raw:(.*)@$/, '$1');
}
