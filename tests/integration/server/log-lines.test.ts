import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withTenant } from '@/db/client';
import { forEachCompany } from '@/lib/jobs/for-each-company';
import { runJob } from '@/lib/jobs/run-job';
import { log } from '@/lib/log';
import { asWork } from '@/lib/request-scope';
import { action } from '@/lib/server/action';
import { command } from '@/lib/server/command';
import { operatorQuery } from '@/lib/server/operator-query';
import { operatorRouteQuery, routeQuery } from '@/lib/server/route-query';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { logLines } from '@/tests/support/log-lines';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { ownDatabase } from '@/tests/support/own-database';

const REQUEST = { requestId: 'r-0123456789', reference: '0123456789ab' };
const noParams = { params: Promise.resolve({}) };

let tenant: TestTenant;
let dropDatabase: () => Promise<void>;

const fail = command(
  { name: 'test.fail', permission: 'rates.view', input: z.object({}) },
  async (ctx): Promise<null> => {
    log.info('on the way');
    await ctx.tx.execute(sql`select ${ctx.member.email}::text, 1 / 0`);
    return null;
  },
);

beforeAll(async () => {
  // Some go through every company, of which the other tests have made thousands.
  dropDatabase = await ownDatabase();
  tenant = await makeTenant();
});
beforeEach(() => {
  // On a busy machine a slow statement would be one line more.
  vi.stubEnv('SLOW_QUERY_MS', '600000');
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => dropDatabase());

const inRequest = (work: () => Promise<unknown>) => logLines(() => asWork({ ...REQUEST }, work));

it('all lines of a member’s action have request, company, member and verb, and the reference that the member reads', async () => {
  arrive(await memberToken(tenant, 'agent'));
  let answer: unknown;
  const lines = await inRequest(async () => {
    answer = await action(fail)({});
    log.info('at the end');
  });
  const of = { ...REQUEST, tenantId: tenant.id, memberId: tenant.members.agent };
  expect(lines).toMatchObject([
    { ...of, verb: 'test.fail', msg: 'on the way' },
    { ...of, level: 50, msg: 'unexpected error', err: { cause: { code: '22012' } } },
    { ...of, msg: 'at the end' },
  ]);
  expect(answer).toEqual({ ok: false, error: { code: 'server_error', reference: REQUEST.reference } });
  expect(JSON.stringify(lines)).not.toContain(`agent@${tenant.slug}.test`);
});

it('those of an operator’s read have the operator, and the right that it needs', async () => {
  const { ctx, token } = await operatorToken('superadmin');
  arrive(token);
  const read = operatorRouteQuery('health.view', null, (asked) =>
    operatorQuery(asked, 'health.view', async () => {
      log.info('read');
      return { id: 1 };
    }),
  );
  const lines = await inRequest(() => read(new Request('http://admin.localhost/api'), noParams));
  expect(lines).toMatchObject([{ ...REQUEST, operatorId: ctx.operator.id, verb: 'health.view', msg: 'read' }]);
});

it('those of a job have its name, an id of this run and the company that it is at', async () => {
  const seen: unknown[] = [];
  const run = () =>
    forEachCompany('a-job', async ({ tenantId }) => {
      seen.push(tenantId);
      log.info('at one');
    });
  const lines = await logLines(() => runJob({ name: 'a-job', run }));
  const more = await logLines(() => runJob({ name: 'a-job', run: async () => log.info('again') }));
  expect(seen).toContain(tenant.id);
  expect(lines.map(({ tenantId, job }) => [tenantId, job])).toEqual(seen.map((tenantId) => [tenantId, 'a-job']));
  const ids = [...lines, ...more].map(({ requestId }) => requestId);
  expect([new Set(ids).size, ids.includes(undefined)]).toEqual([2, false]);
});

it('a job that fails is logged with its name, and the queue hears of it', async () => {
  const failure = new Error('for a reason');
  const lines = await logLines(() =>
    expect(runJob({ name: 'a-job', run: () => Promise.reject(failure) })).rejects.toBe(failure),
  );
  expect(lines).toMatchObject([{ level: 50, job: 'a-job', err: { message: 'for a reason' } }]);
});

it('outside of all that a line has no ids', async () => {
  const [line] = await logLines(() => log.info('start'));
  expect(Object.keys(line ?? {}).sort()).toEqual(['hostname', 'level', 'msg', 'name', 'pid', 'time']);
});

it('a query that takes longer than SLOW_QUERY_MS is logged with its shape, its verb and the ids', async () => {
  arrive(await memberToken(tenant, 'manager'));
  const slow = routeQuery('rates.view', null, async ({ tx }) => {
    await tx.execute(sql`select pg_sleep(0.02), ${'Wilner'}::text, 'Toussaint'`);
    return { id: 1 };
  });
  const ask = () => slow(new Request('http://lakay.localhost/api'), noParams);
  vi.stubEnv('SLOW_QUERY_MS', '10');
  const lines = await inRequest(ask);
  const found = lines.filter(({ statement }) => String(statement).includes('pg_sleep'));
  expect(found).toMatchObject([
    {
      ...{ ...REQUEST, tenantId: tenant.id, memberId: tenant.members.manager, verb: 'rates.view', msg: 'slow query' },
      ...{ level: 40, statement: 'select pg_sleep(?), $1::text, ?', ms: expect.any(Number) },
    },
  ]);
  vi.stubEnv('SLOW_QUERY_MS', '600000');
  expect(await inRequest(ask)).toEqual([]);
});

it('a slow query of no member has the company whose transaction it was in', async () => {
  vi.stubEnv('SLOW_QUERY_MS', '10');
  const lines = await logLines(() => withTenant(tenant.id, (tx) => tx.execute(sql`select pg_sleep(0.02)`)));
  expect(lines).toMatchObject([{ tenantId: tenant.id, statement: 'select pg_sleep(?)' }]);
});
