import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { revokeSession } from '@/lib/auth/revoke-session';
import { decodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { allRoutes, answerOf, type Route } from '@/tests/support/next/routes';
import { readSources } from '@/tests/support/sources';

/** Routes for everybody: before signing in, by a secret address or token, for hosts, and for addresses that do not exist. */
const OPEN = /^app\/api\/(?:auth|calendar|health|metrics|openapi\.json|p|ready|\[\.\.\.unknown\])\//;
/** Actions for everybody: signing in and out, setting a password, signing up, asking the platform, and a language. */
const OPEN_ACTIONS = /^app\/(?:auth|contact|sign-up)\//;
const EXPIRED = [401, 'session_expired'];
const QUERY = 'from=x&at=x&dates=x&columns=x';

const routes = allRoutes().filter(({ file }) => file.startsWith('app/api/') && !OPEN.test(file));
const actionFiles = readSources()
  .filter(({ file, text }) => text.startsWith("'use server'") && !OPEN_ACTIONS.test(file))
  .map(({ file }) => file);
type Area = 'members' | 'operators';
const areaOf = (file: string): Area => (/^app\/(?:\(admin\)|api\/admin)\//.test(file) ? 'operators' : 'members');

/** Tokens that let nobody in there: none, that of a session that was ended, and one of the other area. */
const closed: Record<Area, (string | null)[]> = { members: [], operators: [] };
let slug: string;
beforeAll(async () => {
  const tenant = await makeTenant();
  slug = tenant.slug;
  const [member, ofEnded] = [await memberToken(tenant, 'admin'), await memberToken(tenant, 'admin')];
  const [operator, ended] = [await operatorToken('owner'), await operatorToken('owner')];
  for (const token of [ofEnded, ended.token])
    await revokeSession((await decodeSessionToken(token)) ?? { sessionId: '', tenantId: null });
  expect([await nextRequest(member), await nextRequest(operator.token, 'operator')]).toEqual([[200], [200]]);
  closed.members = [null, ofEnded, operator.token];
  closed.operators = [null, ended.token, member];
});
afterAll(closeDatabase);

/** A call in which nothing can be parsed: neither path, nor query, nor body. No middleware is before it. */
function unreadable({ names }: Pick<Route, 'names'>, kind = 'nothing') {
  return { params: { ...Object.fromEntries(names.map((name) => [name, '%'])), kind }, query: QUERY, body: '{' };
}

describe('without the middleware, nobody is let in', () => {
  it.each(routes.map((route) => [`${route.method} ${route.file}`, route] as const))(
    'who calls is asked before what was sent is read: %s',
    async (_label, route) => {
      for (const token of closed[areaOf(route.file)]) {
        arrive(token);
        expect(await answerOf(route, unreadable(route))).toEqual(EXPIRED);
      }
    },
  );

  it.each(actionFiles)('by no action of %s', async (file) => {
    const actions = Object.entries(await import(path.resolve(file)));
    expect(actions.length).toBeGreaterThan(0);
    for (const [name, action] of actions)
      for (const token of closed[areaOf(file)]) {
        arrive(token);
        const answer = await (action as (...input: unknown[]) => Promise<unknown>)({}, null).catch((error) => error);
        const code = Object(answer).code ?? Object(Object(answer).error).code ?? String(Object(answer).digest);
        expect(code, name).toMatch(/^(?:session_expired|visit_ended)$|NEXT_REDIRECT;.*\/auth\/login/);
      }
  });
});

describe('by no page, whatever the middleware has said of the request', () => {
  // An unknown address leads home, which asks.
  const pages = readSources().filter(({ file }) => /^app\/\((?:admin|tenant)\)\/(?!.*unknown).*page\.tsx$/.test(file));

  it.each(pages.map(({ file }) => file))('%s', async (file) => {
    const { default: Page } = await import(path.resolve(file));
    const names = [...file.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name]) => [
      name,
      name === 'kind' ? 'vehicles' : newId(),
    ]);
    const address = { params: Promise.resolve(Object.fromEntries(names)), searchParams: Promise.resolve({}) };
    // As if the middleware had let in somebody of the company who is signed in there.
    const said = { 'x-wout-tenant': slug, 'x-wout-asked': slug, 'x-wout-path': '/dashboard' };
    for (const token of closed[areaOf(file)]) {
      arrive(token, { host: `${slug}.localhost:3000`, ...said });
      const answer = await Promise.resolve(address)
        .then(Page)
        .catch((error: unknown) => error);
      // Who is signed in elsewhere is led to their own first page.
      const own = { members: '/admin;', operators: '/dashboard;' }[areaOf(file)];
      const elsewhere = token === closed[areaOf(file)].at(-1);
      expect(String(Object(answer).digest).split(';replace;')[1]).toMatch(elsewhere ? own : /^\/auth\/login/);
    }
  });
});

it.each([
  ['GET', 'app/api/imports/[kind]/[importId]/check/route.ts'],
  ['GET', 'app/api/imports/[kind]/[importId]/problems/route.ts'],
  ['POST', 'app/api/imports/[kind]/[importId]/run/route.ts'],
  ['POST', 'app/api/imports/[kind]/route.ts'],
  ['POST', 'app/api/vehicles/route.ts'],
])('asks whether they may, too, before what was sent is read: %s %s', async (method, file) => {
  arrive(await memberToken(await makeTenant(), 'agent'));
  const route = { method, file, names: ['kind', 'importId'] };
  expect(await answerOf(route, unreadable(route, 'vehicles'))).toEqual([403, 'insufficient_permissions']);
});
