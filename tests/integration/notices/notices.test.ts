import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { raiseDocumentNotices } from '@/lib/notices/raise-document-notices';
import { readNotices } from '@/lib/notices/read-notices';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function dayIn(days: number): string {
  return localDay(new Date(Date.now() + days * DAY_MS), ZONE);
}

function raise(company = tenant, days = 0) {
  const now = new Date(Date.now() + days * DAY_MS);
  return withTenant(company.id, (tx) => raiseDocumentNotices({ tenantId: company.id, tx, timeZone: ZONE, now }));
}

async function told(company = tenant) {
  return query(await asAgent(company), 'notices.view', async (q) => ({
    rows: (await listNotices(q, NoticeFilters.parse({}))).rows,
    unread: await countUnreadNotices(q),
  }));
}

it('announces a document 30 and 7 days before, each once, and says when it is renewed', async () => {
  const vehicleId = await makeVehicle(tenant, { insuranceExpiresOn: dayIn(30), registrationExpiresOn: dayIn(200) });
  await makeVehicle(tenant, { insuranceExpiresOn: dayIn(3), serviceStatus: 'inactive' });
  expect(await raise()).toBe(1);
  expect(await raise()).toBe(0);
  expect(await raise(tenant, 22)).toBe(0);
  expect(await raise(tenant, 23)).toBe(1);
  expect(await told()).toMatchObject({ unread: 2, rows: [{ kind: 'insurance', read: false, settled: false }, {}] });
  await withTenant(tenant.id, (tx) =>
    tx
      .update(vehicles)
      .set({ insuranceExpiresOn: dayIn(400) })
      .where(eq(vehicles.id, vehicleId)),
  );
  expect((await told()).rows.map(({ settled }) => settled)).toEqual([true, true]);
  expect(await raise(tenant, 23)).toBe(0);
});

it('puts the document that expires first on top of those announced together', async () => {
  const company = await makeTenant();
  for (const days of [20, 4, 28, 11]) await makeVehicle(company, { insuranceExpiresOn: dayIn(days) });
  expect(await raise(company)).toBe(4);
  expect((await told(company)).rows.map(({ params }) => params.expiresOn)).toEqual([4, 11, 20, 28].map(dayIn));
});

it('raises each notice once when two servers look at the same moment', async () => {
  const company = await makeTenant();
  for (let index = 0; index < 5; index += 1) await makeVehicle(company, { registrationExpiresOn: dayIn(5) });
  const raised = await Promise.all([raise(company), raise(company), raise(company)]);
  expect(raised.reduce((sum, count) => sum + count, 0)).toBe(5);
});

it('is read by one member, and still unread for another', async () => {
  const company = await makeTenant();
  await makeVehicle(company, { insuranceExpiresOn: dayIn(2) });
  await raise(company);
  const [notice] = (await told(company)).rows;
  await readNotices(await asAgent(company), { noticeIds: [notice?.id] });
  expect((await told(company)).unread).toBe(0);
  expect(await query(await asManager(company), 'notices.view', countUnreadNotices)).toBe(1);
  await readNotices(await asManager(company), { noticeIds: null });
  expect(await query(await asManager(company), 'notices.view', countUnreadNotices)).toBe(0);
});

it('never shows or reads another company’s', async () => {
  const stranger = await makeTenant();
  const [notice] = (await told()).rows;
  expect((await told(stranger)).rows).toEqual([]);
  await expect(readNotices(await asAgent(stranger), { noticeIds: [notice?.id] })).rejects.toMatchObject({
    code: 'record_not_found',
  });
  const rows = await withTenant(stranger.id, (tx) => tx.execute(sql`select * from notice_reads`));
  expect(rows.length).toBe(0);
});

it('announces the documents of a fleet of 5,000 at once, and lets a member read all of it', async () => {
  const company = await makeTenant();
  await makeVehicle(company);
  await withTenant(company.id, async (tx) => {
    const [like] = await tx.select().from(vehicles);
    const copies = sql`jsonb_build_object('id', gen_random_uuid(), 'plate', 'FLT-' || number, 'plate_key', 'FLT' || number,
      'vin', null, 'insurance_expires_on', ${dayIn(3)}::date, 'registration_expires_on', ${dayIn(4)}::date)`;
    await tx.execute(sql`insert into vehicles select (jsonb_populate_record(vehicles, ${copies})).*
      from vehicles cross join generate_series(1, 5000) as number where vehicles.id = ${like?.id}`);
  });
  expect(await raise(company)).toBe(10_000);
  expect(await raise(company)).toBe(0);
  expect(await readNotices(await asAgent(company), { noticeIds: null })).toEqual({ read: 10_000 });
  expect(await readNotices(await asAgent(company), { noticeIds: null })).toEqual({ read: 0 });
  expect(await query(await asManager(company), 'notices.view', countUnreadNotices)).toBe(99);
});
