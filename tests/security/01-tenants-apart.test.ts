import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { fillCompany } from '@/tests/support/next/fill-company';
import { allRoutes, answerOf, callRoute, type Route } from '@/tests/support/next/routes';
import { tenantRows } from '@/tests/support/tenant-rows';

/** For everybody: before signing in, by a secret address, and for hosts. They know no member and take no id. */
const OPEN = /^app\/(?!api\/)|^app\/api\/(?:auth|calendar|health|metrics|openapi\.json|p|ready|\[\.\.\.unknown\])\//;
const MEMBERS = allRoutes().filter(({ file }) => !OPEN.test(file) && !file.startsWith('app/api/admin/'));
const OPERATORS = allRoutes().filter(({ file }) => file.startsWith('app/api/admin/'));
const NAMED = MEMBERS.filter(({ names }) => names.some((name) => name.endsWith('Id')));
const DATES = 'from=2020-01-01&until=2035-12-31&day=2026-11-24&at=2026-11-24T10:00&q=a&type=rentals';
/** Reads that ask for more than their address: a state, a paper of that very record, or another question. */
const NEED_MORE = [
  'app/api/drawers/[drawerId]/close/route.ts',
  'app/api/imports/[kind]/[importId]/check/route.ts',
  'app/api/imports/[kind]/[importId]/problems/route.ts',
  'app/api/owners/[ownerId]/statements/route.ts',
  'app/api/rentals/[rentalId]/addenda/[addendumId]/route.ts',
  'app/api/rentals/[rentalId]/agreement/route.ts',
  'app/api/rentals/[rentalId]/extend/route.ts',
  'app/api/rentals/[rentalId]/invoices/[invoiceId]/route.ts',
  'app/api/rentals/[rentalId]/invoices/whatsapp/route.ts',
  'app/api/rentals/[rentalId]/return/route.ts',
  'app/api/rentals/[rentalId]/swap/route.ts',
  'app/api/reservations/[reservationId]/stand-in/route.ts',
  'app/api/subscription/invoices/[invoiceId]/paper/route.ts',
  'app/api/vehicles/[vehicleId]/who-had/route.ts',
];
const label = ({ method, file }: Route) => `${method} ${file}`;

/** A company without a record, and one with a record of every kind. */
let ours: TestTenant;
let theirs: TestTenant;
let ids: Record<string, string>;
let token: string;

beforeAll(async () => {
  ours = await makeTenant();
  theirs = await makeTenant();
  ids = await fillCompany(theirs);
  token = await memberToken(ours, 'admin');
}, 300_000);
afterAll(closeDatabase);

/** Their ids wherever a route could look for them. */
function theirIds({ names }: Route) {
  const params = Object.fromEntries(names.map((name) => [name, ids[name] ?? (name === 'kind' ? 'vehicles' : 'money')]));
  const more = { tenant: theirs.slug, tenantId: theirs.id, tenant_id: theirs.id };
  return { params, query: `${DATES}&${new URLSearchParams({ ...ids, ...more })}`, body: { ...ids, ...more } };
}

const hidden = async () => {
  const rows = await tenantRows(theirs.id);
  return [...rows].flatMap(([, found]) => [...found.keys()]).filter((key) => !Object.values(ids).includes(key));
};

describe('a member of another company', () => {
  it('has an id of theirs for each name in an address', () => {
    const names = new Set(MEMBERS.flatMap((route) => route.names));
    expect([...names].filter((name) => !ids[name] && !['kind', 'section', 'file', 'readers'].includes(name))).toEqual(
      [],
    );
    expect(NAMED.length).toBeGreaterThan(100);
  });

  it('finds nothing of theirs, writes nothing there, and breaks nothing, by path, question or body', async () => {
    const before = await tenantRows(theirs.id);
    const secret = [...(await hidden()), theirs.slug];
    const bad: string[] = [];
    // Headers that name their company are refused before anything is read, so that each route is asked without them, too.
    const naming = {
      ...{ 'x-tenant': theirs.slug, 'x-tenant-id': theirs.id },
      'x-forwarded-host': `${theirs.slug}.localhost`,
    };
    for (const [route, headers] of MEMBERS.flatMap((one) => [[one, naming] as const, [one, {}] as const])) {
      arrive(token, headers);
      const sent = theirIds(route);
      const answer = await callRoute(route, sent);
      const text = await answer.text();
      if (answer.status >= 500) bad.push(`${label(route)} is ${answer.status}`);
      const told = secret.filter((one) => text.includes(one) && !sent.query.includes(one));
      if (told.length > 0) bad.push(`${label(route)} tells ${told[0]}`);
      const named = route.names.some((name) => name.endsWith('Id'));
      if (named && answer.status < 400) bad.push(`${label(route)} is ${answer.status}`);
    }
    expect(bad).toEqual([]);
    expect(await tenantRows(theirs.id)).toEqual(before);
  });

  it('reads there as if nobody had that id, while their own admin reads it', async () => {
    const same: string[] = [];
    const admin = await memberToken(theirs, 'admin');
    for (const route of NAMED.filter(({ method }) => method === 'GET')) {
      const { params } = theirIds(route);
      const nobodys = Object.fromEntries(route.names.map((name) => [name, ids[name] ? newId() : (params[name] ?? '')]));
      arrive(token);
      const answer = await answerOf(route, { params, query: DATES });
      expect(answer, label(route)).toEqual(await answerOf(route, { params: nobodys, query: DATES }));
      expect(answer[0], label(route)).toBeGreaterThanOrEqual(400);
      arrive(admin);
      if (String(await answerOf(route, { params, query: DATES })) === String(answer)) same.push(route.file);
    }
    expect(same).toEqual(NEED_MORE);
  });

  it('is refused at their address, before anything is read', async () => {
    for (const route of MEMBERS) {
      arrive(token, { 'x-wout-tenant': theirs.slug });
      expect(await answerOf(route, theirIds(route)), label(route)).toEqual([403, 'wrong_tenant']);
    }
  });
});

it('members do nothing in the operators’ area, and operators nothing in a company’s', async () => {
  const operator = await operatorToken('owner');
  for (const [routes, who] of [
    [OPERATORS, token],
    [MEMBERS, operator.token],
  ] as const)
    for (const route of routes) {
      arrive(who);
      expect(await answerOf(route, theirIds(route)), label(route)).toEqual([401, 'session_expired']);
    }
});
