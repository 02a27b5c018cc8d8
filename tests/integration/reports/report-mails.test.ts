import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { reportMailings } from '@/db/schema/report-presets';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { claimMail } from '@/lib/outbox/claim-mail';
import { keepPreset } from '@/lib/reports/keep-preset';
import { listPresets } from '@/lib/reports/list-presets';
import { mailPreset } from '@/lib/reports/mail-preset';
import { orderReportMails } from '@/lib/reports/order-report-mails';
import { quickRange } from '@/lib/reports/quick-range';
import { query } from '@/lib/server/query';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const today = localDay(new Date(), ZONE);
/** The next Monday, and a day of the month after this one, after which all mails were ordered. */
const monday = shiftDay(quickRange('this_week', today).from, 7);
const week = { from: shiftDay(monday, -7), until: shiftDay(monday, -1) };

function run(day: string, time = '06:00', fail = false): Promise<number> {
  const now = localToInstant(`${day}T${time}`, ZONE) ?? new Date();
  return withTenant(tenant.id, async (tx) => {
    const ordered = await orderReportMails({ tenantId: tenant.id, tx, timeZone: ZONE, now });
    if (fail) throw new Error('killed');
    return ordered;
  });
}

const mails = () => withTenant(tenant.id, (tx) => tx.select().from(mailOrders).orderBy(mailOrders.createdAt));

function change(values: Partial<typeof members.$inferInsert>) {
  const manager = and(eq(members.tenantId, tenant.id), eq(members.id, tenant.members.manager));
  return withTenant(tenant.id, (tx) => tx.update(members).set(values).where(manager));
}

async function weekly(shared = false): Promise<string> {
  const input = { name: 'Money', shared, range: 'this_month', from: today, until: today, types: 'payments,rentals' };
  const { id } = await keepPreset(await asManager(tenant), input);
  await mailPreset(await asManager(tenant), { presetId: id, every: 'weekly' });
  return id;
}

it('tells of the week that is over from six on Monday, once, with a link that holds no figure and no secret', async () => {
  await weekly();
  expect(await run(today, '23:59')).toBe(0);
  expect(await run(monday, '05:59')).toBe(0);
  expect(await run(monday)).toBe(1);
  expect(await run(monday)).toBe(0);
  expect(await run(shiftDay(monday, 6))).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: `manager@${tenant.slug}.test`, memberId: tenant.members.manager });
  const link = /https?:\S+\/reports\?(\S+)/.exec(mail?.body ?? '')?.[1];
  expect([...new URLSearchParams(link)]).toEqual([
    ['from', week.from],
    ['until', week.until],
    ['types', 'rentals'],
    ['types', 'payments'],
  ]);
  expect(await run(shiftDay(monday, 7))).toBe(1);
});

it('makes up for a Monday that was missed, and tells only of the last week', async () => {
  await weekly();
  expect(await run(shiftDay(monday, 10), '22:00')).toBe(1);
  expect((await mails())[0]?.body).toContain(`from=${monday}`);
});

it('is ordered once by two servers at the same time, and again after one was killed', async () => {
  await weekly();
  await expect(run(monday, '06:00', true)).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  const ordered = await Promise.all([run(monday), run(monday), run(monday)]);
  expect(ordered.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('goes on the first of the month to who has chosen that', async () => {
  const presetId = await weekly(true);
  await mailPreset(await asManager(tenant), { presetId, every: 'never' });
  await mailPreset(await asAdmin(tenant), { presetId, every: 'monthly' });
  const first = shiftDay(quickRange('this_month', shiftDay(quickRange('this_month', today).from, 31)).until, 0);
  const next = `${first.slice(0, 8)}01`;
  expect(await run(next)).toBe(1);
  const [mail] = await mails();
  expect(mail?.recipient).toBe(`admin@${tenant.slug}.test`);
  const { from, until } = quickRange('last_month', next);
  expect(mail?.body).toContain(`from=${from}&until=${until}`);
});

it('is neither ordered nor sent once the member may not see reports, has left, or wants none', async () => {
  const presetId = await weekly();
  await change({ role: 'agent' });
  expect(await run(monday)).toBe(0);
  await change({ role: 'manager', active: false });
  expect(await run(monday)).toBe(0);
  await change({ active: true });
  expect(await run(monday)).toBe(1);
  const [mail] = await mails();
  const claim = () => withTenant(tenant.id, (tx) => claimMail(tx, { tenantId: tenant.id, id: mail?.id ?? '' }));
  // What it is told of lies ahead, and nobody waits for it here.
  await withTenant(tenant.id, (tx) => tx.update(mailOrders).set({ nextAt: new Date() }));
  expect(await claim()).toMatchObject({ id: mail?.id });
  await withTenant(tenant.id, (tx) => tx.update(mailOrders).set({ nextAt: new Date() }));
  await change({ role: 'agent' });
  expect(await claim()).toBeNull();
  expect((await mails())[0]?.outcome).toBe('withdrawn');
  await change({ role: 'manager' });
  await mailPreset(await asManager(tenant), { presetId, every: 'never' });
  expect(await run(shiftDay(monday, 7))).toBe(0);
  expect(await withTenant(tenant.id, (tx) => tx.select().from(reportMailings))).toEqual([]);
});

it('is seen by others only if it is shared, and a name serves once', async () => {
  await weekly();
  expect(await query(await asAdmin(tenant), 'reports.view', listPresets)).toEqual([]);
  await expect(weekly()).rejects.toMatchObject({ code: 'duplicate_report' });
  const own = { name: 'Money', range: null, from: today, until: today, types: 'rentals', shared: true };
  await keepPreset(await asAdmin(tenant), own);
  const seen = await query(await asManager(tenant), 'reports.view', listPresets);
  expect(
    seen.map(({ from, range, every, by, mayRemove }) => ({ from, range, every, by: by !== null, mayRemove })),
  ).toEqual(
    expect.arrayContaining([
      { from: null, range: 'this_month', every: 'weekly', by: false, mayRemove: true },
      { from: today, range: null, every: 'never', by: true, mayRemove: false },
    ]),
  );
});
