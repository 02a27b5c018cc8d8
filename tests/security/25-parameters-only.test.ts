import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken } from '@/tests/support/next/arrive';
import { allRoutes, callRoute } from '@/tests/support/next/routes';
import { readSources } from '@/tests/support/sources';

/** Where a text becomes SQL as it is, and why nobody outside can choose that text. */
const RAW: Record<string, string> = {
  'db/client.ts': 'the driver’s own call, with the statement of the query builder and its parameters',
  'db/columns.ts': 'a literal',
  'db/copy-from-tenant.ts': 'the statement of the query builder, its parameters as literals by PostgreSQL’s own rules',
  'db/one-plan.ts': 'a literal',
  'db/open-copy-pool.ts': 'a literal with a position of the log, whose form was checked',
  'db/planned.ts': 'one of two settings, and passes the driver’s call on',
  'db/prove-isolation.ts': 'a literal',
  'db/prove-replica.ts': 'a literal, and one with a position of the log, whose form was checked',
  'db/timed.ts': 'passes the driver’s call on',
  'db/while-connected.ts': 'passes the driver’s call on',
  'db/within-tenant.ts': 'a UUID that was checked, and literals',
  'lib/auth/member-session.ts': 'one of two names of a table',
  'lib/figures/vehicle-source.ts': 'kinds of our own list',
  'lib/lists/keyset.ts': 'a sign and a type of our own list',
  'lib/lists/tally.ts': 'a number of ours',
  'lib/reports/formats/cell.ts': 'a literal',
  'lib/reports/formats/csv-cell.ts': 'literals',
  'lib/reports/formats/pdf-cell.ts': 'a number of ours',
  'lib/reports/formats/xlsx-cell.ts': 'a literal and a number of ours',
  'lib/reports/report-query.ts': 'a number of ours',
  'lib/search/search-page.ts': 'columns and an order of our own list',
  'lib/support/thread-order.ts': 'a literal',
  'lib/tenants/get-platform-growth.ts': 'the platform’s own time zone',
  'lib/today/list-movements.ts': 'one of two names of a table',
};

it('no other place makes SQL of a text', () => {
  const raw = readSources().filter(
    ({ file, text }) => /^(?:app|components|db|lib)\//.test(file) && /\bsql\.raw\(|\.unsafe\(/.test(text),
  );
  // The demo's data and migrations run with no request.
  const found = raw.map(({ file }) => file).filter((file) => !/^db\/(?:seed|migrate)/.test(file));
  expect(found.toSorted()).toEqual(Object.keys(RAW).toSorted());
});

const HOSTILE = [
  ...[
    "'",
    "''",
    '"',
    '\\',
    ';',
    '--',
    '/*',
    '*/',
    '$$',
    '%',
    '_',
    "' or '1'='1",
    "') or true --",
    "'; drop table vehicles; --",
  ],
  ...[
    "' union select password_hash from members --",
    '1; select pg_sleep(9)',
    "'||(select version())||'",
    '$$1',
    '$1',
    ':name',
  ],
  ...[
    "E'\\047'",
    '\u02bc or 1=1',
    '＇ or 1=1',
    "x' and 1=cast((select current_user) as int) --",
    '0x27',
    'null',
    'NaN',
  ],
];

let tenant: TestTenant;
let token: string;
beforeAll(async () => {
  tenant = await makeTenant();
  await makeVehicle(tenant);
  await makeCustomer(tenant);
  token = await memberToken(tenant, 'admin');
});
afterAll(closeDatabase);

const lists = allRoutes().filter(
  ({ method, file, names }) =>
    method === 'GET' &&
    /^app\/api\/(?!admin\/|archive\/|auth\/|health|ready|metrics|reports\/export\/|audit\/export)/.test(file) &&
    names.length === 0,
);
const FILTERS = [
  'q',
  'sort',
  'cursor',
  'status',
  'kind',
  'from',
  'until',
  'who',
  'record',
  'customerId',
  'vehicleId',
  'types',
  'columns',
];

describe('a text with signs of SQL is a text', () => {
  it('in every filter of every list', async () => {
    expect(lists.length).toBeGreaterThan(50);
    const bad: string[] = [];
    let heard = 0;
    for (const route of lists) {
      const first = lists.indexOf(route);
      const texts = FILTERS.map((name, index) => [name, HOSTILE[(first + index) % HOSTILE.length] ?? ''] as const);
      // All at once, and each alone: one that can't be read refuses the whole question.
      for (const asked of [texts, ...texts.map((one) => [one])]) {
        arrive(token);
        const query = new URLSearchParams(asked.map((one) => [...one])).toString();
        const answer = await callRoute(route, { query });
        const said = await answer.text();
        const told = /syntax error|PostgreSQL 1|wout_app|operator does not exist|DrizzleQueryError/i.test(said);
        if ((answer.status >= 500 && answer.status !== 503) || told)
          bad.push(`${route.file}?${query}: ${answer.status}`);
        if (answer.status === 200 && asked.length === 1) heard += 1;
      }
    }
    expect(heard).toBeGreaterThan(60);
    expect(bad.join('\n')).toBe('');
  }, 300_000);

  it.each(HOSTILE)('in a search, which finds only what is so called: %s', async (text) => {
    const vehicleId = await makeVehicle(tenant, { model: `Model ${text}` });
    arrive(token);
    const route = { method: 'GET', file: 'app/api/vehicles/route.ts' };
    const found = await (
      await callRoute(route, { query: new URLSearchParams({ q: `zzzz${text}` }).toString() })
    ).json();
    expect(found.rows).toEqual([]);
    const ask = async (question: Record<string, string>) => {
      arrive(token);
      const answer = await callRoute(route, { query: new URLSearchParams(question).toString() });
      return (await answer.json()).rows.map(({ id }: { id: string }) => id);
    };
    // Words that exist are looked up further than those that nothing has.
    expect(await ask({ q: `Model ${text}`, size: '100' })).toContain(vehicleId);
    const cursor = Buffer.from(JSON.stringify([`\uffff${text}`, newId(), 0])).toString('base64url');
    expect(await ask({ sort: 'plate', cursor })).toEqual([]);
    const all = await (await callRoute(route, { query: 'size=100' })).json();
    expect(all.rows.find(({ id }: { id: string }) => id === vehicleId)?.model).toBe(`Model ${text}`);
  });
});
