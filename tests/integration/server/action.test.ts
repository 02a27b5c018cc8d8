import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { vehicleClasses } from '@/db/schema/vehicles';
import { encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { listRateRules } from '@/lib/rates/list-rate-rules';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '', drawn: [] as unknown[][] }));
// Next's own functions, which give an action its request and receive its revalidations.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => ({ value: request.session }) }),
}));
vi.mock('next/cache', () => ({ revalidatePath: (...args: unknown[]) => request.drawn.push(args) }));

const createClassAction = action(createVehicleClass, '/rates', '/vehicles');
const listRulesAction = readAction('rates.view', listRateRules);
const OWN = { host: 'lakay.test', origin: 'https://lakay.test' };
const REFUSED = { ok: false, error: { code: 'invalid_origin' } };
let tenant: TestTenant;

beforeEach(async () => {
  tenant = await makeTenant();
  await signInAs(tenant.members.manager);
  request.headers = new Headers(OWN);
  request.drawn = [];
});
afterAll(closeDatabase);

async function signInAs(memberId: string) {
  const session = { tenantId: tenant.id, id: newId() };
  const row = { ...session, memberId, expiresAt: new Date(Date.now() + 3_600_000) };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(row));
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
}

function classes() {
  return withTenant(tenant.id, (tx) => tx.$count(vehicleClasses, eq(vehicleClasses.tenantId, tenant.id)));
}

it('runs the verb for the signed-in member, and reloads the screens', async () => {
  const before = await classes();
  expect(await createClassAction({ name: 'Pickups' }, 'one')).toMatchObject({ ok: true });
  expect(await classes()).toBe(before + 1);
  expect(request.drawn).toEqual([
    ['/rates', 'layout'],
    ['/vehicles', 'layout'],
  ]);
});

it('does the work once for one key, and answers the same', async () => {
  const first = await createClassAction({ name: 'Pickups' }, 'one');
  expect(await createClassAction({ name: 'Pickups' }, 'one')).toEqual(first);
  expect(await createClassAction({ name: 'Vans' }, 'one')).toEqual({
    ok: false,
    error: { code: 'idempotency_mismatch' },
  });
});

it.each([
  ['a foreign page', { ...OWN, origin: 'https://evil.test' }],
  ['a page without an origin', { host: OWN.host }],
  ['a hidden page', { ...OWN, origin: 'null' }],
])('does nothing for %s', async (_page, headers) => {
  const before = await classes();
  request.headers = new Headers(headers);
  expect(await createClassAction({ name: 'Pickups' }, 'one')).toEqual(REFUSED);
  expect(await listRulesAction()).toEqual(REFUSED);
  expect(await classes()).toBe(before);
  expect(request.drawn).toEqual([]);
});

it('returns an error of the verb, and reloads nothing', async () => {
  await signInAs(tenant.members.agent);
  expect(await createClassAction({ name: 'Pickups' }, 'one')).toEqual({
    ok: false,
    error: { code: 'insufficient_permissions' },
  });
  expect(await listRulesAction()).toMatchObject({ ok: true, data: [] });
  expect(request.drawn).toEqual([]);
});
