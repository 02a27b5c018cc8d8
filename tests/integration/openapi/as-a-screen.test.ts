import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { encodeSessionToken } from '@/lib/auth/token';
import { beginVisit } from '@/lib/visits/begin-visit';
import { agreementValues } from '@/tests/support/agreement';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { answerOf, callRoute } from '@/tests/support/next/routes';
import { reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  arrive(await memberToken(tenant, 'agent'));
});
afterAll(closeDatabase);

type Sent = Parameters<typeof callRoute>[1];

async function call(method: string, address: string, sent: Sent = {}) {
  const answer = await callRoute({ method, file: `app/api/${address}/route.ts` }, sent);
  expect([answer.status, answer.status < 400 ? '' : await answer.text()]).toEqual([200, '']);
  return answer.json();
}

it('gives a reservation another vehicle, as the screen does in two calls', async () => {
  const { id: reservationId } = await reserve(tenant);
  const vehicleId = await makeVehicle(tenant);
  const params = { reservationId };
  const stand = 'reservations/[reservationId]/stand-in';
  const change = await call('GET', stand, { params, query: `vehicleId=${vehicleId}` });
  await call('PUT', 'reservations/[reservationId]', { params, body: change });
  expect(await call('GET', 'reservations/[reservationId]', { params })).toMatchObject({ reservation: { vehicleId } });
  const { rows } = await call('GET', 'reservations/[reservationId]/events', { params });
  expect(rows.map(({ action }: { action: string }) => action)).toContain('reservations.update');
  expect(await call('GET', 'reservations/[reservationId]/danger', { params })).toEqual({
    danger: null,
    standIns: null,
  });
});

it('moves a reservation by what the move would cost', async () => {
  const { id: reservationId, values } = await reserve(tenant);
  const { reservation } = await call('GET', 'reservations/[reservationId]', { params: { reservationId } });
  const seen = { vehicleId: reservation.vehicleId, pickupAt: values.pickupAt, dueAt: values.dueAt };
  const body = { number: reservation.number, seen, to: { ...seen, vehicleId: await makeVehicle(tenant) } };
  const { beforeCents, change } = await call('POST', 'availability/move', { body });
  expect(beforeCents).toBe(reservation.totalCents);
  await call('PUT', 'reservations/[reservationId]', { params: { reservationId }, body: change });
  arrive(await memberToken(tenant, 'agent'));
  expect(await answerOf({ method: 'POST', file: 'app/api/availability/move/route.ts' }, { body })).toEqual([
    409,
    'record_changed',
  ]);
});

it('offers vehicles with their price, to whoever writes an agreement', async () => {
  const id = await makeVehicle(tenant, { dailyRateCents: 4_000 });
  const values = agreementValues('', '', { rateOwn: false, insuranceOwn: false });
  const found = await call('POST', 'rentals/offers', { body: { values } });
  expect(found).toMatchObject({ offers: [{ id, dailyRateCents: 4_000 }], hasMore: false });
  const refused = { body: { values, count: 0 } };
  expect(await answerOf({ method: 'POST', file: 'app/api/rentals/offers/route.ts' }, refused)).toEqual([
    422,
    'validation_error',
  ]);
});

it('finds whom and what an agreement can name, and the drafts to go on with', async () => {
  const customerId = await makeCustomer(tenant, { fullName: 'Wideline Joseph' });
  await makeDriver(tenant, { fullName: 'Ancy Pierre' });
  const own = await makeDriver(tenant, { fullName: 'Zita Joseph', customerId });
  const customers = await call('GET', 'customers/choices', { query: 'q=wideline' });
  expect(customers.rows).toMatchObject([{ id: customerId, owedCents: 0, licenseExpired: false }]);
  const drivers = await call('GET', 'drivers/choices', { query: `customerId=${customerId}` });
  expect(drivers.rows[0]).toMatchObject({ id: own });
  const period = 'from=2026-11-21T15:00:00Z&until=2026-11-22T15:00:00Z';
  expect(await call('GET', 'drivers/busy', { query: `drivers=${own}&${period}` })).toMatchObject({ rows: [] });
  const vehicleId = await makeVehicle(tenant);
  expect(await call('GET', 'vehicles/[vehicleId]/condition', { params: { vehicleId } })).toMatchObject({ known: [] });
  expect(await call('GET', 'vehicles/[vehicleId]/holder', { params: { vehicleId } })).toEqual({ holder: null });
  expect((await call('GET', 'rentals/drafts')).rows).toEqual([]);
});

it('ends a visit by the visit’s own session, and no member’s', async () => {
  const { ctx } = await operatorToken('admin');
  const visit = await beginVisit(ctx, { tenantId: tenant.id, reason: 'Asked for help' });
  const token = await encodeSessionToken({ tenantId: tenant.id, sessionId: visit.sessionId });
  const end = { method: 'DELETE', file: 'app/api/visit/route.ts' };
  expect(await answerOf(end)).toEqual([403, 'insufficient_permissions']);
  arrive(token);
  expect(await answerOf(end)).toEqual([204]);
  expect(await answerOf(end)).toEqual([401, 'visit_ended']);
});

it('turns on admin mode for a system administrator alone', async () => {
  const mode = { method: 'PUT', file: 'app/api/admin/mode/route.ts' };
  arrive((await operatorToken('support')).token);
  expect(await answerOf(mode)).toEqual([403, 'no_admin_access']);
  arrive((await operatorToken('owner')).token);
  expect(await answerOf(mode)).toEqual([204]);
});
