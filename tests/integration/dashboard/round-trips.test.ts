import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { withMemberSession } from '@/lib/auth/member-session';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { getDashboardVersion } from '@/lib/dashboard/get-dashboard-version';
import { HOUR_MS } from '@/lib/durations';
import { listMembers } from '@/lib/members/list-members';
import type { TenantContext } from '@/lib/server/context';
import { listMovements } from '@/lib/today/list-movements';
import { asAdmin } from '@/tests/support/contexts';
import { countRoundTrips } from '@/tests/support/count-round-trips';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const url = process.env.DATABASE_URL ?? '';
const pool = process.env.DATABASE_POOL;
let counter: Awaited<ReturnType<typeof countRoundTrips>>;
let ctx: TenantContext;

beforeAll(async () => {
  const tenant = await makeTenant();
  const now = Date.now();
  // Not by the verb, whose paper would be printed meanwhile.
  const vehicleId = await makeVehicle(tenant);
  const [pickupAt, dueAt] = [new Date(now + 24 * HOUR_MS), new Date(now + 48 * HOUR_MS)];
  await makeReservation(tenant, { vehicleId, pickupAt, dueAt });
  await makeActiveRental(tenant, { vehicleId, out: new Date(now - 50 * HOUR_MS), due: new Date(now - HOUR_MS) });
  ctx = await asAdmin(tenant);
  counter = await countRoundTrips(url);
  process.env.DATABASE_URL = counter.url;
  process.env.DATABASE_POOL = '1';
  await closeDatabase();
});
afterAll(async () => {
  process.env.DATABASE_URL = url;
  await closeDatabase();
  await counter.close();
  if (pool === undefined) delete process.env.DATABASE_POOL;
  else process.env.DATABASE_POOL = pool;
});

/** The page as it asks: the session, and then everything at once in the same transaction. */
function openDashboard(): Promise<unknown> {
  return withMemberSession({ tenantId: ctx.tenantId, sessionId: ctx.sessionId }, (tx) => {
    const read = { ...ctx, tx };
    return Promise.all([
      getDashboardVersion(read),
      getDashboard(read),
      listMovements(read, 'today'),
      listMembers(read),
    ]);
  });
}

/** On the only connection, this begins once all before it has ended. */
const settled = () => withTenant(ctx.tenantId, async () => undefined);

it('asks the database three times: for the transaction, the session, and everything it shows', async () => {
  // The first ones open the connection and let it learn the statements.
  for (let time = 0; time < 2; time += 1) await openDashboard();
  await settled();
  expect(await counter.during(openDashboard)).toBe(3);
});
