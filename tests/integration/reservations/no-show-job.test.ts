import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import type { CompanyWork } from '@/lib/jobs/for-each-company';
import { freeNoShows } from '@/lib/jobs/free-no-shows';
import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function missed(hoursAgo: number) {
  const vehicleId = await makeVehicle(tenant);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  return { vehicleId, ...(await makeReservation(tenant, { vehicleId, pickupAt: at(-hoursAgo), dueAt: at(48) })) };
}

/** The job for this company alone, as another server runs it. */
function run(fail = false): Promise<void> {
  return withTenant(tenant.id, async (tx) => {
    const work: CompanyWork = { tenantId: tenant.id, tx, timeZone: 'America/Port-au-Prince', now: new Date() };
    await freeNoShows(work);
    if (fail) throw new Error('killed');
  });
}

async function told() {
  const page = await query(await asManager(tenant), 'notices.view', (q) => listNotices(q, NoticeFilters.parse({})));
  return page.rows.map(({ kind, params, settled }) => [kind, params.number, settled]).toSorted();
}

async function closings(id: string) {
  return withTenant(tenant.id, async (tx) => {
    const [row] = await tx.select({ status: reservations.status }).from(reservations).where(eq(reservations.id, id));
    const entries = await tx.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    return [row?.status, entries.map(({ action, actorName }) => [action, actorName])];
  });
}

it('tells of a late customer once the grace is over, and frees the vehicle once the time is up', async () => {
  const [early, late, gone] = [await missed(1.5), await missed(2.1), await missed(26.1)];
  await run();
  expect(await told()).toEqual(
    [
      ['reservation_late', late.number, false],
      ['no_show', gone.number, false],
    ].toSorted(),
  );
  expect(await closings(gone.id)).toEqual(['no_show', [['reservations.no_show', '']]]);
  expect((await closings(early.id))[0]).toBe('confirmed');
  await expect(reserve(tenant, { vehicleId: gone.vehicleId })).resolves.toBeDefined();
});

it('does each thing once: twice, twice at the same time, days late, and after being killed half-way', async () => {
  const gone = await missed(24 * 5);
  await expect(run(true)).rejects.toThrow('killed');
  expect(await closings(gone.id)).toEqual(['confirmed', []]);
  await Promise.all([run(), run()]);
  await run();
  expect(await closings(gone.id)).toEqual(['no_show', [['reservations.no_show', '']]]);
  expect(await told()).toEqual([['no_show', gone.number, false]]);
});

it('also tells of a no-show that a booking has closed, and calls it settled once it is taken back', async () => {
  const gone = await missed(26.1);
  await reserve(tenant, { vehicleId: gone.vehicleId });
  await run();
  expect(await told()).toEqual([['no_show', gone.number, false]]);
  await withTenant(tenant.id, (tx) =>
    tx.update(reservations).set({ status: 'confirmed' }).where(eq(reservations.id, gone.id)),
  );
  expect(await told()).toEqual([['no_show', gone.number, true]]);
});

it('tells again of a customer who was expected after all, and did not come a second time', async () => {
  const { id, number } = await missed(27);
  await run();
  await undoNoShow(await asManager(tenant), { reservationId: id, reason: 'He has called' });
  await run();
  expect(await told()).toHaveLength(1 + 1);
  await withTenant(tenant.id, (tx) =>
    tx.update(reservations).set({ autoCancelHours: 1 }).where(eq(reservations.id, id)),
  );
  await run();
  await run();
  const noShows = (await told()).filter(([kind]) => kind === 'no_show');
  expect(noShows.map(([, of]) => of)).toEqual([number, number]);
});
