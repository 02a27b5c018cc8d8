import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { GET as getFreeWindows } from '@/app/api/availability/free/route';
import { GET as getPlanner } from '@/app/api/availability/route';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Handler } from '@/lib/server/operation';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '' }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

const ZONE = 'America/Port-au-Prince';
const TOMORROW = shiftDay(localDay(new Date(), ZONE), 1);
const nine = (day: string) => localToInstant(`${day}T09:00`, ZONE) ?? new Date();

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await signIn(tenant);
});
afterAll(closeDatabase);

async function signIn({ id: tenantId, members }: TestTenant): Promise<void> {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const session = { tenantId, id: newId(), memberId: members.agent, expiresAt };
  await withTenant(tenantId, (tx) => tx.insert(sessions).values(session));
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId });
}

async function answer(handler: Handler, search: Record<string, string> = {}) {
  const response = await handler(new Request(`http://lakay.test/api?${new URLSearchParams(search)}`), {
    params: Promise.resolve({}),
  });
  return { status: response.status, body: await response.json() };
}

it('tells the planner with its texts in full, from the asked day on, and nothing of another company', async () => {
  const classId = await makeVehicleClass(tenant, 'SUV');
  const vehicleId = await makeVehicle(tenant, { make: 'Kia', model: 'Rio', plate: 'AB-1', plateKey: 'AB1', classId });
  const times = { pickupAt: nine(TOMORROW), dueAt: nine(shiftDay(TOMORROW, 2)) };
  const { number } = await makeReservation(tenant, { vehicleId, ...times });
  const { status, body } = await answer(getPlanner, { from: TOMORROW, span: '1m' });
  const start = localToInstant(TOMORROW, ZONE)?.getTime() ?? 0;
  const minute = (instant: Date) => (instant.getTime() - start) / MINUTE_MS;
  expect(status).toBe(200);
  expect(body).toMatchObject({
    window: { firstDay: TOMORROW, start },
    vehicles: [{ id: vehicleId, model: 'Kia Rio', plate: 'AB-1', status: 'available' }],
    bars: [
      {
        ...{ vehicle: 0, state: 'reserved', number, name: 'Marie-Flore Desrosiers' },
        ...{ from: minute(times.pickupAt), until: minute(times.dueAt) },
      },
    ],
    classes: [{ id: classId, name: 'SUV' }],
    looks: { [vehicleId]: { body: 'suv', color: expect.any(String) } },
    more: false,
  });
  expect(body.window.edges).toHaveLength(31);
  await signIn(await makeTenant());
  expect((await answer(getPlanner)).body).toMatchObject({ vehicles: [], bars: [], classes: [] });
});

it('tells from when a vehicle of a class is free for so long, once a class is named', async () => {
  const classId = await makeVehicleClass(tenant, 'SUV');
  const vehicleId = await makeVehicle(tenant, { classId });
  await makeReservation(tenant, { vehicleId, pickupAt: nine(TOMORROW), dueAt: nine(shiftDay(TOMORROW, 2)) });
  const asked = { class: classId, days: '5', day: TOMORROW };
  expect((await answer(getFreeWindows, asked)).body).toMatchObject({
    rows: [
      {
        vehicleId,
        from: nine(shiftDay(TOMORROW, 2)).toISOString(),
        until: nine(shiftDay(TOMORROW, 7)).toISOString(),
      },
    ],
    nextCursor: null,
  });
  expect(await answer(getFreeWindows, { days: '5' })).toMatchObject({
    status: 422,
    body: { error: { code: 'validation_error', fields: { class: 'required' } } },
  });
});

it('answers nobody without a session', async () => {
  request.session = '';
  for (const handler of [getPlanner, getFreeWindows])
    expect(await answer(handler)).toMatchObject({ status: 401, body: { error: { code: 'session_expired' } } });
});
