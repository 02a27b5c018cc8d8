import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/id';
import { answering } from '@/lib/server/answering';
import { command } from '@/lib/server/command';
import { isHealthy } from '@/lib/server/health';
import { operatorCommand } from '@/lib/server/operator-command';
import { operatorRoute, route } from '@/lib/server/route';
import { tooManyRequests } from '@/lib/too-many-requests';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '' }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, params?: object) => `text of ${key} ${JSON.stringify(params)}`,
  getLocale: async () => 'en',
}));

const MARKER = { 'x-requested-with': 'XMLHttpRequest' };
const OWN_PAGE = { ...MARKER, 'sec-fetch-site': 'same-origin' };
const input = z.object({ ruleId: z.string().optional(), name: z.string().optional() });
let tenant: TestTenant;

const echo = command({ name: 'test.echo', permission: 'rates.view', input }, async (ctx, asked) => {
  ctx.record({ entity: 'echo', entityId: null, before: null, after: asked });
  return { id: newId(), asked };
});

beforeEach(async () => {
  tenant = await makeTenant();
  const session = { tenantId: tenant.id, id: newId(), memberId: tenant.members.agent, expiresAt: inAnHour() };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(session));
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
  request.headers = new Headers(OWN_PAGE);
});
afterAll(closeDatabase);

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const inAnHour = () => new Date(Date.now() + HOUR_MS);

async function answer(handler: ReturnType<typeof route>, body?: string, params: Record<string, string> = {}) {
  const call = new Request('http://lakay.test/api?q=rav', body === undefined ? {} : { method: 'POST', body });
  const response = await handler(call, { params: Promise.resolve(params) });
  return { response, status: response.status, body: await response.json() };
}

describe('a verb as a route', () => {
  it('takes the path before the body, answers with the given status, and is kept by no cache', async () => {
    const { response, body } = await answer(route(echo, 201), '{"ruleId":"typed","name":"A"}', {
      ruleId: 'in the path',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body.asked).toEqual({ ruleId: 'in the path', name: 'A' });
    expect((await answer(route(echo), ' ')).status).toBe(200);
  });

  it('works once for one key', async () => {
    request.headers.set('idempotency-key', newId());
    const first = await answer(route(echo), '{}');
    expect((await answer(route(echo), '{}')).body).toEqual(first.body);
    request.headers.delete('idempotency-key');
    expect((await answer(route(echo), '{}')).body.id).not.toBe(first.body.id);
  });

  it.each([
    ['nothing but {', '{', 400, 'invalid_json'],
    ['a list', '[]', 400, 'invalid_json'],
    ['null', 'null', 400, 'invalid_json'],
    ['a number', '7', 400, 'invalid_json'],
    ['twenty levels', nested(20), 200, undefined],
    ['a level too many', nested(21), 400, 'invalid_json'],
    ['a hundred thousand levels', nested(100_000), 400, 'invalid_json'],
    ['a million bytes', JSON.stringify({ name: 'x'.repeat(999_989) }), 200, undefined],
    ['a million bytes and one', JSON.stringify({ name: 'x'.repeat(999_990) }), 413, 'body_too_large'],
  ])('reads %s as it should', async (_body, sent, status, code) => {
    request.headers.set('idempotency-key', newId());
    const answered = await answer(route(echo), sent);
    expect([answered.status, answered.body.error?.code]).toEqual([status, code]);
  });
});

describe('a write from a browser', () => {
  const host = 'lakay.test';
  it.each([
    ['without the marker', { host }, false],
    ['with it, from nowhere', { ...MARKER, host }, false],
    ['with it, from the host’s own page', { ...OWN_PAGE, host }, true],
    ['with it, from a page of the same site', { ...MARKER, host, 'sec-fetch-site': 'same-site' }, false],
    ['from a foreign page that says otherwise', { ...OWN_PAGE, host, origin: 'https://evil.test' }, false],
    ['from the own page, by its other header alone', { host, 'sec-fetch-site': 'same-origin' }, false],
    ['from the host’s own page', { ...MARKER, host, origin: 'https://lakay.test' }, true],
    ['from the own page, without the marker', { host, origin: 'https://lakay.test' }, false],
    ['from a foreign page', { ...MARKER, host, origin: 'https://evil.test' }, false],
    ['from a hidden page', { ...MARKER, host, origin: 'null' }, false],
    ['with another password', { host, authorization: 'Basic bearer ' }, false],
  ])('%s', async (_from, headers, heard) => {
    request.headers = new Headers(headers);
    expect((await answer(route(echo), '{}')).status).toBe(heard ? 200 : 403);
  });

  it('is no risk with a token instead of the cookie', async () => {
    request.headers = new Headers({ authorization: `Bearer ${request.session}` });
    expect((await answer(route(echo), '{}')).status).toBe(200);
  });
});

it('runs an operator’s verb in admin mode, with the path and the body', async () => {
  const shown = operatorCommand({ name: 'test.echo', permission: 'tenants.view', input }, async (ctx, asked) => {
    ctx.record({ subjectTenantId: tenant.id, before: null, after: asked });
    return { name: ctx.operator.name, asked };
  });
  const operator = { id: newId(), name: 'Odile', email: `${newId()}@wout.test`, role: 'owner' as const };
  const session = { id: newId(), operatorId: operator.id, adminMode: true, expiresAt: inAnHour() };
  await withPlatform(async (tx) => {
    await tx.insert(operators).values(operator);
    await tx.insert(operatorSessions).values(session);
  });
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: null });
  const { response, body } = await answer(operatorRoute(shown), '{"name":"A"}', { ruleId: '7' });
  expect(body).toEqual({ name: 'Odile', asked: { name: 'A', ruleId: '7' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  request.headers.delete('x-requested-with');
  expect((await answer(operatorRoute(shown), '{}')).body.error.code).toBe('invalid_origin');
});

describe('an error', () => {
  const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;
  const failing = (error: unknown) => answer(answering(of, () => Promise.reject(error)));

  it('has one format, with a sentence and all its details', async () => {
    const fields = { name: 'required', seats: 'out_of_range' } as const;
    const told = { fields, params: { limit: 20 }, fieldParams: { seats: { from: 1, to: 60 } }, details: [1] };
    const { response, body } = await failing(new AppError('too_many_photos', told));
    const message = 'text of too_many_photos {"limit":20}';
    const seats = 'text of out_of_range_between {"from":"1","to":"60"}';
    const messages = { name: 'text of required undefined', seats };
    const error = { code: 'too_many_photos', ...told, message, messages };
    expect([response.status, body]).toEqual([409, { error, message }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('retry-after')).toBe(false);
    expect((await failing(new AppError('invalid_json'))).body.error).toEqual({
      code: 'invalid_json',
      message: 'text of invalid_json undefined',
    });
  });

  it('has the limits of each field in its own sentence, or those of the whole where no field has any', async () => {
    const fields = { hour: 'out_of_range', full: 'out_of_range', share: 'out_of_range' } as const;
    const fieldParams = { hour: { fromBasisPoints: 0, toBasisPoints: 10_000 }, full: { from: 1, to: 24 } };
    const all = { fields, params: { ...fieldParams.hour, ...fieldParams.full } };
    const { body } = await failing(new AppError('validation_error', { ...all, fieldParams }));
    expect(body.error.messages).toEqual({
      hour: 'text of out_of_range_between {"from":"0.00%","to":"100.00%"}',
      full: 'text of out_of_range_between {"from":"1","to":"24"}',
      share: 'text of out_of_range undefined',
    });
    const params = { from: 1, to: 60 };
    const whole = await failing(new AppError('validation_error', { fields: { seats: 'out_of_range' }, params }));
    expect(whole.body.error.messages).toEqual({ seats: 'text of out_of_range_between {"from":"1","to":"60"}' });
  });

  it('says when to try again', async () => {
    const { response } = await failing(tooManyRequests(61.2));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '62']);
  });

  it('that nobody expected says nothing internal, only where to find it', async () => {
    const { status, body } = await failing(new Error('secret'));
    expect([status, body.error.code]).toEqual([500, 'server_error']);
    expect(body.error.reference).toMatch(/^\S+$/);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('leaves a redirect to Next', async () => {
    const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/x;307;' });
    await expect(failing(redirect)).rejects.toBe(redirect);
  });
});

it('knows whether the database answers', async () => {
  expect(await isHealthy()).toBe(true);
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  expect(await isHealthy()).toBe(false);
  await closeDatabase();
  vi.unstubAllEnvs();
});
