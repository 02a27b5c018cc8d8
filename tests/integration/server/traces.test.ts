import { trace } from '@opentelemetry/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { members } from '@/db/schema/members';
import { AppError } from '@/lib/errors';
import { startTracing } from '@/lib/health/start-tracing';
import { forEachCompany } from '@/lib/jobs/for-each-company';
import { log } from '@/lib/log';
import { asWork } from '@/lib/request-scope';
import { command } from '@/lib/server/command';
import { query } from '@/lib/server/query';
import { tracing } from '@/lib/tracing';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { logLines } from '@/tests/support/log-lines';
import { ownDatabase } from '@/tests/support/own-database';
import { traceReceiver } from '@/tests/support/trace-receiver';

let tenant: TestTenant;
let dropDatabase: () => Promise<void>;
let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let stop: () => Promise<void>;

const input = z.object({ email: z.string() });
const find = command({ name: 'test.find', permission: 'rates.view', input }, async (ctx, { email }): Promise<null> => {
  ctx.record({ entity: 'test', entityId: null, before: null, after: null });
  await ctx.tx.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (email === 'refused') throw new AppError('number_taken');
  return null;
});

beforeAll(async () => {
  // Some go through every company, of which the other tests have made thousands.
  dropDatabase = await ownDatabase();
  tenant = await makeTenant();
});
beforeEach(async () => {
  receiver = await traceReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint);
  stop = startTracing();
  return async () => {
    await stop();
    await receiver.close();
    vi.unstubAllEnvs();
  };
});
afterAll(() => dropDatabase());

/** What has arrived, with the name of the span that each is in. */
async function arrived() {
  await stop();
  return receiver.spans.map((span) => ({
    ...span,
    in: receiver.spans.find(({ spanId }) => spanId === span.parentSpanId)?.name,
  }));
}

it('a verb is a span with its statements in it, in the trace of the request, and with its ids', async () => {
  const facts = { requestId: 'r-1', reference: 'abc', tenantId: tenant.id, memberId: tenant.members.agent };
  const ctx = await asAgent(tenant);
  await asWork(facts, () =>
    trace.getTracer('next.js').startActiveSpan('GET /customers', async (root) => {
      await find(ctx, { email: 'rose@lakay.test' });
      await query(ctx, 'rates.view', ({ tx }) => tx.select({ id: members.id }).from(members).limit(1));
      root.end();
    }),
  );
  const spans = await arrived();
  expect(spans.find(({ name }) => name === 'command test.find')?.in).toBe('GET /customers');
  expect(spans.find(({ name }) => name === 'query rates.view')?.in).toBe('GET /customers');
  const found = spans.find(({ attributes }) => String(attributes['db.query.text']).includes('"email" = $1'));
  expect(found).toMatchObject({
    ...{ name: 'SELECT', in: 'command test.find' },
    attributes: {
      'db.system.name': 'postgresql',
      ...{ 'wout.tenant_id': tenant.id, 'wout.member_id': tenant.members.agent },
      ...{ 'wout.request_id': 'r-1', 'wout.verb': 'test.find' },
    },
  });
  expect(spans.map(({ name, in: parent }) => `${parent} > ${name}`)).toEqual(
    expect.arrayContaining(['command test.find > INSERT', 'query rates.view > SELECT']),
  );
  const ours = spans.filter(({ attributes }) => attributes['wout.request_id'] === 'r-1');
  expect(ours.length).toBeGreaterThan(4);
  expect(new Set(ours.map(({ traceId }) => traceId)).size).toBe(1);
  expect(receiver.text()).toContain('/v1/traces ');
  expect(receiver.text()).not.toContain('rose@');
});

it('nothing personal that others put into a span is sent, and a failure only by its kind', async () => {
  await trace.getTracer('next.js').startActiveSpan('fetch GET https://rose.example.com/x?name=Rose', async (span) => {
    span.setAttributes({ 'http.target': '/customers?q=Rose', 'http.method': 'GET', 'next.span_name': 'Rose' });
    span.recordException(new Error('Rose'));
    span.setStatus({ code: 2, message: 'Rose' });
    span.end();
  });
  await find(await asAgent(tenant), { email: 'refused' }).catch(() => undefined);
  const spans = await arrived();
  expect(spans.find(({ name }) => name === 'fetch GET')).toMatchObject({
    attributes: { 'http.method': 'GET' },
    status: { code: 2 },
  });
  expect(spans.find(({ name }) => name === 'command test.find')).toMatchObject({
    attributes: { 'error.type': 'number_taken' },
    status: { code: 2 },
  });
  expect(receiver.text()).not.toMatch(/rose/i);
});

it('a job is a trace of its own, and its lines in the log have that trace’s id', async () => {
  const lines = await logLines(() =>
    asWork({ job: 'a-job' }, () => forEachCompany('a-job', async () => log.info('at one'))),
  );
  const spans = await arrived();
  const job = spans.find(({ name }) => name === 'job a-job');
  expect(job).toMatchObject({ in: undefined, attributes: { 'wout.job': 'a-job' } });
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([job?.traceId]));
});

it('nothing is traced once it has ended', async () => {
  await stop();
  expect(tracing()).toBeUndefined();
  await find(await asAgent(tenant), { email: 'a' });
  expect(receiver.spans).toEqual([]);
});
