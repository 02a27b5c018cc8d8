import path from 'node:path';
import { newId } from '@/lib/id';
import type { ApiOperation, ApiParameter } from '@/lib/openapi/api-document';
import { exampleOf } from '@/lib/openapi/example';

type Known = Record<string, string | undefined>;

export interface Called {
  at: string;
  method: string;
  operation: ApiOperation;
}

export function parametersOf({ parameters = [] }: ApiOperation, place: ApiParameter['in']): ApiParameter[] {
  return parameters.flatMap((one) => ('name' in one && one.in === place ? [one] : []));
}

/**
 * Calls an operation with what its description asks for, by values that are `known`, and with what is `also` asked. `arrive` makes
 * the headers those of the request, as Next does.
 */
export async function callDescribed(
  { at, method, operation }: Called,
  {
    token,
    known = {},
    also = {},
    arrive,
  }: { token: string | null; known?: Known; also?: Known; arrive: (headers: Headers) => void },
) {
  const file = path.resolve(`app/api${at.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`);
  const { [method]: handler } = await import(file);
  const named = parametersOf(operation, 'path').map(({ name, schema }) => [
    name,
    also[name] ?? known[name] ?? String(schema.format === 'uuid' ? newId() : exampleOf(schema)),
  ]);
  const asked = parametersOf(operation, 'query').flatMap(({ name, required, schema }) =>
    required ? [[name, known[name] ?? String([exampleOf(schema)].flat()[0])]] : [],
  );
  const search = new URLSearchParams([
    ...asked.filter(([name = '']) => !(name in also)),
    ...Object.entries(also).map(([name, value = '']) => [name, value]),
  ]);
  const headers = new Headers({ ...(token && { authorization: `Bearer ${token}` }), 'x-wout-tenant': '' });
  const { type, body } = bodyOf(operation);
  if (type && type !== 'multipart/form-data') headers.set('content-type', type);
  arrive(headers);
  const address = `http://wout.test/api${at}?${search}`;
  const answer: Response = await handler(new Request(address, { method, headers, ...(method !== 'GET' && { body }) }), {
    params: Promise.resolve(Object.fromEntries(named)),
  });
  return { answer, text: await answer.text() };
}

function bodyOf({ requestBody }: ApiOperation): { type?: string; body?: BodyInit } {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return {};
  if (type === 'application/json') return { type, body: JSON.stringify(exampleOf(content.schema)) };
  if (type !== 'multipart/form-data') return { type, body: 'plate' };
  const form = new FormData();
  form.set('file', new Blob(['text']), 'text.txt');
  for (const [name, value] of Object.entries(exampleOf(content.schema) as object)) form.set(name, String(value));
  return { type, body: form };
}
