import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { parseInput } from '@/lib/parse-input';
import { ALL_VERBS, OPERATOR_VERBS } from '@/tests/integration/verbs/all-verbs';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { allRoutes, callRoute } from '@/tests/support/next/routes';

/** Names that JavaScript gives a meaning of its own. */
const POLLUTION =
  '"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"prototype":{"role":"admin"},"toString":"x","hasOwnProperty":1';

let tenant: TestTenant;
let token: string;
let operators: string;
beforeAll(async () => {
  tenant = await makeTenant();
  token = await memberToken(tenant, 'admin');
  operators = (await operatorToken('owner')).token;
});
afterAll(closeDatabase);

const clean = () => Object.keys(Object.prototype).length === 0 && !('role' in {}) && !('isAdmin' in {});

describe('no schema lets a name of JavaScript through', () => {
  it.each([...ALL_VERBS, ...OPERATOR_VERBS].map(({ verb }) => [verb.verb.name, verb.verb.input] as const))(
    '%s',
    (_name, schema) => {
      const input = JSON.parse(`{${POLLUTION},"id":"${newId()}","values":{${POLLUTION}},"lines":[{${POLLUTION}}]}`);
      let parsed: unknown = null;
      try {
        parsed = parseInput(schema, input);
      } catch (error) {
        expect(Object(error).code).toMatch(/^(?:missing_required|validation_error|record_not_found|invalid_\w+)$/);
      }
      expect(clean()).toBe(true);
      expect(Object.getPrototypeOf(Object(parsed)).role).toBeUndefined();
      for (const name of ['__proto__', 'constructor', 'prototype'])
        expect(parsed !== null && Object.hasOwn(Object(parsed), name), name).toBe(false);
    },
  );
});

const writes = allRoutes().filter(
  ({ method, file }) => method !== 'GET' && file.startsWith('app/api/') && !file.includes('[...'),
);
/** `EVERY_BODY=true` sends each of them to each route; else each route gets a third. */
const STEP = process.env.EVERY_BODY === 'true' ? 1 : 3;
const DEEP = 21;
/** No JSON object, or one that is deeper than any input: refused before anything looks into it. */
const NO_INPUTS = [...['[]', 'null', '"text"', '12', 'true'], `{"values":${'['.repeat(DEEP)}1${']'.repeat(DEEP)}}`];
const BODIES = [
  ...NO_INPUTS,
  `{${POLLUTION}}`,
  '{"a":1,"a":2}',
  `{"name":${'{"name":'.repeat(18)}1${'}'.repeat(18)}}`,
  '{"name":"\\ud800","notes":"\\u0000"}',
];

describe('no body of an odd kind breaks a route', () => {
  it('is answered as wrong, and nothing is left behind', async () => {
    const bad: string[] = [];
    for (const route of writes) {
      const params = Object.fromEntries(route.names.map((name) => [name, newId()]));
      for (const body of BODIES.filter((_body, index) => index % STEP === writes.indexOf(route) % STEP)) {
        arrive(route.file.startsWith('app/api/admin/') ? operators : token);
        const answer = await callRoute(route, { params, body });
        const code = answer.status < 400 ? '' : (await answer.json()).error.code;
        const named = `${route.method} ${route.file}`;
        const read = NO_INPUTS.includes(body) && !UNREAD.includes(named);
        const refused = read ? code === 'invalid_json' : answer.status >= 400 && answer.status < 500;
        if (!refused && !ANSWERED.includes(named)) bad.push(`${named} ${body.slice(0, 30)}: ${answer.status} ${code}`);
      }
    }
    expect(bad.join('\n')).toBe('');
    expect(clean()).toBe(true);
  }, 300_000);

  it('the same question twice is one question, and a list where one is asked for is not one', async () => {
    const reads = allRoutes().filter(
      ({ method, file, names }) =>
        method === 'GET' && /^app\/api\/(?!admin|health|ready|metrics|auth)/.test(file) && names.length === 0,
    );
    for (const { file, method } of reads) {
      arrive(token);
      const query = ['q', 'sort', 'cursor', 'status', 'from', 'until', 'size', 'types', 'format']
        .flatMap((name) => [`${name}=1`, `${name}=2`, `${name}[]=3`, `${name}[__proto__]=4`])
        .join('&');
      expect((await callRoute({ file, method }, { query })).status, file).toBeLessThan(500);
    }
    expect(clean()).toBe(true);
  });
});

const routeNames = (names: string[]) => names.map((name) => name.replace(' ', ' app/api/').concat('/route.ts'));
/** A price is quoted while the form is half filled, so an odd form gets none and no refusal. The others take nothing. */
const ANSWERED = routeNames([
  ...['POST reservations/quote', 'POST rentals/quote', 'POST rentals/offers'],
  ...['PUT admin/mode', 'POST admin/settings/mail-test'],
]);
/** What reads no JSON: files, and acts that are wholly in their address. */
const UNREAD = routeNames([
  ...['POST files', 'PATCH files/[fileId]', 'DELETE files/[fileId]', 'POST settings/logo'],
  ...[
    'POST imports/[kind]',
    'POST imports/[kind]/[importId]/run',
    'DELETE visit',
    'POST members/[memberId]/invitation',
  ],
  ...['POST admin/operators/[operatorId]/link', 'POST admin/users/[tenantId]/[memberId]/link'],
]);
