import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import type { ApiDocument, ApiParameter } from '@/lib/openapi/api-document';
import { parametersOf } from '@/tests/support/call-described';
import { makeTenant } from '@/tests/support/factories';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { callRoute } from '@/tests/support/next/routes';

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));

/** What only some values are allowed for. */
const chooses = ({ required, schema }: ApiParameter) =>
  !required && Boolean(schema.enum ?? schema.anyOf ?? schema.format ?? [schema.type].flat().includes('integer'));

const FILTERS = Object.entries(DOCUMENT.paths).flatMap(([path, { get }]) =>
  get
    ? parametersOf(get, 'query')
        .filter(chooses)
        .map(({ name }) => [path, name, get] as const)
    : [],
);

let tokens: { member: string; operator: string };
beforeAll(async () => {
  tokens = {
    member: await memberToken(await makeTenant(), 'admin'),
    operator: (await operatorToken('owner')).token,
  };
});
afterAll(closeDatabase);

it('knows the filters of the lists', () => {
  expect(FILTERS.length).toBeGreaterThan(100);
});

it.each(FILTERS)('GET %s refuses an unknown %s', async (path, name, get) => {
  arrive(path.startsWith('/admin/') ? tokens.operator : tokens.member);
  const ids = parametersOf(get, 'path').map(({ name: id, schema }) => [id, String(schema.enum?.[0] ?? newId())]);
  const needed = parametersOf(get, 'query').filter(({ required }) => required);
  const sent = { params: Object.fromEntries(ids), query: `${name}=zzz` };
  const answer = await callRoute({ method: 'GET', file: fileOf(path) }, sent);
  const { error } = await answer.json();
  const refused = { ...error.fields, ...(error.code === 'record_not_found' && { [name]: error.code }) };
  expect([answer.status, refused]).toEqual([error.code === 'record_not_found' ? 404 : 422, expect.anything()]);
  // What is missing besides is refused too.
  if (needed.length === 0) expect(Object.keys(refused)).toContain(name);
});

const fileOf = (path: string) => `app/api${path.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`;
