import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { localDay, localToInstant } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { chooseDailyMail } from '@/lib/notices/choose-daily-mail';
import { hasDailyMail } from '@/lib/notices/has-daily-mail';
import { orderDayMails } from '@/lib/notices/order-day-mails';
import { claimMail } from '@/lib/outbox/claim-mail';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** A time of the company's clock today. */
const clock = (time: string) => localToInstant(`${localDay(new Date(), ZONE)}T${time}`, ZONE) ?? new Date();
const from = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);

function run(now: Date, fail = false): Promise<number> {
  return withTenant(tenant.id, async (tx) => {
    const ordered = await orderDayMails({ tenantId: tenant.id, tx, timeZone: ZONE, now });
    if (fail) throw new Error('killed');
    return ordered;
  });
}

function mails() {
  return withTenant(tenant.id, (tx) => tx.select().from(mailOrders).orderBy(mailOrders.createdAt));
}

async function askFor(locale = 'ht') {
  await chooseDailyMail(await asAgent(tenant), { dailyMail: true, locale });
}

function change(values: Partial<typeof members.$inferInsert>) {
  const agent = and(eq(members.tenantId, tenant.id), eq(members.id, tenant.members.agent));
  return withTenant(tenant.id, (tx) => tx.update(members).set(values).where(agent));
}

it('goes only to members who asked for it, in the language of their screens', async () => {
  const six = clock('06:00');
  await makeActiveRental(tenant, { due: from(six, 4) });
  expect(await run(six)).toBe(0);
  await askFor();
  expect(await query(await asAgent(tenant), 'notices.view', hasDailyMail)).toBe(true);
  expect(await query(await asManager(tenant), 'notices.view', hasDailyMail)).toBe(false);
  expect(await run(six)).toBe(1);
  const [mail] = await mails();
  expect(mail?.recipient).toBe(`agent@${tenant.slug}.test`);
  expect(mail?.body).toContain('Bonjou The agent');
  expect(mail?.body).toMatch(/- jodi a 10:00 · Marie-Flore Desrosiers · Toyota RAV4, \w+ · \+509 3700-0002/);
  expect(mail?.body).toContain(`http://${tenant.slug}.localhost`);
});

it('says what is overdue and at risk, what goes out, and which papers run out', async () => {
  const six = clock('06:00');
  await askFor('en');
  const { vehicleId } = await makeActiveRental(tenant, { out: from(six, -90), due: from(six, -20) });
  await makeReservation(tenant, { vehicleId, pickupAt: from(six, 8), dueAt: from(six, 30) });
  await makeVehicle(tenant, { insuranceExpiresOn: localDay(from(six, 100), ZONE) });
  const gone = { vehicleId: await makeVehicle(tenant), pickupAt: from(six, -30), dueAt: from(six, 30) };
  const values = { status: 'no_show', closedAt: from(six, -2) } as const;
  await makeReservation(tenant, { ...gone, values });
  await run(six);
  const body = (await mails())[0]?.body ?? '';
  for (const title of [
    'Overdue (1)',
    'Reservations at risk (1)',
    'Nobody came (1)',
    'Going out (1)',
    'Expiring documents (1)',
  ])
    expect(body).toContain(title);
  expect(body).not.toContain('Coming back');
});

it('is ordered once each morning: twice, at the same time, days late, and after being killed half-way', async () => {
  const six = clock('06:00');
  await askFor();
  await makeActiveRental(tenant, { out: from(six, -90), due: from(six, -20) });
  await expect(run(six, true)).rejects.toThrow('killed');
  expect(await mails()).toHaveLength(0);
  const counts = await Promise.all([run(six), run(six), run(six)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await run(from(six, 3))).toBe(0);
  // After three days without a server, there is one mail about the day it is, and none about those that are over.
  expect(await run(from(six, 72))).toBe(1);
  expect(await mails()).toHaveLength(2);
});

it('is not sent in the night or the afternoon, nor later on a day that brought nothing in the morning', async () => {
  await askFor();
  expect(await run(clock('06:00'))).toBe(0);
  await makeActiveRental(tenant, { due: clock('20:00') });
  expect(await run(clock('09:00'))).toBe(0);
  const tomorrow = (time: string) => from(clock(time), 24);
  expect(await run(tomorrow('05:59'))).toBe(0);
  expect(await run(tomorrow('12:00'))).toBe(0);
  expect(await run(tomorrow('11:59'))).toBe(1);
});

it('is not sent to a member who is deactivated, removed, or has switched it off since', async () => {
  const six = clock('06:00');
  await makeActiveRental(tenant, { due: from(six, 4) });
  for (const values of [{ active: false }, { archivedAt: new Date() }]) {
    await askFor();
    await change(values);
    expect(await run(six)).toBe(0);
    await change({ active: true, archivedAt: null });
  }
  expect(await run(six)).toBe(1);
  await chooseDailyMail(await asAgent(tenant), { dailyMail: false, locale: 'fr' });
  const id = (await mails())[0]?.id ?? '';
  await withTenant(tenant.id, (tx) => tx.update(mailOrders).set({ nextAt: new Date(0), expiresAt: from(six, 99) }));
  expect(await withTenant(tenant.id, (tx) => claimMail(tx, { tenantId: tenant.id, id }))).toBeNull();
  expect((await mails())[0]?.outcome).toBe('withdrawn');
});
