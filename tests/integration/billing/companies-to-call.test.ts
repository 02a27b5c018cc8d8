import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { listCompaniesToCall } from '@/lib/billing/list-companies-to-call';
import { DAY_MS, MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { ownDatabase } from '@/tests/support/own-database';

const NOW = new Date('2026-11-23T17:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
let company: TestTenant;
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
});
afterAll(() => dropDatabase());
beforeEach(async () => {
  await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }));
  company = await makeTenant();
  await withPlatform((tx) =>
    tx
      .update(tenants)
      .set({ createdAt: ago(20 * DAY_MS) })
      .where(eq(tenants.id, company.id)),
  );
  await act(ago(DAY_MS));
});

function act(at: Date) {
  const entry = { tenantId: company.id, id: newId(), at, memberId: company.members.agent, actorName: 'The agent' };
  return withTenant(company.id, (tx) =>
    tx.insert(auditEntries).values({ ...entry, action: 'members.sign_in', entity: 'member' }),
  );
}

const calls = async (now = NOW) => listCompaniesToCall({ ...(await asOperator('support')), now });
const subscribed = (trialUntil: string) =>
  withPlatform((tx) =>
    tx.insert(subscriptions).values({ subjectTenantId: company.id, billedUntil: '2026-11-01', trialUntil }),
  );

it('names nobody who works, pays and has room', async () => {
  await makePlatformInvoice(company, { dueOn: '2026-11-23' });
  await makePlatformInvoice(company, { dueOn: '2026-11-01', paidOn: '2026-11-02', paidMethod: 'cash' });
  await subscribed('2026-12-01');
  expect(await calls()).toEqual([]);
});

it('names who has an overdue invoice, with what is overdue', async () => {
  await makePlatformInvoice(company, { dueOn: '2026-11-22' });
  await makePlatformInvoice(company, { dueOn: '2026-10-22', totalCents: 7900 });
  expect(await calls()).toMatchObject([{ id: company.id, overdueCents: 10_800, quiet: false, full: false }]);
});

it('names whose trial ends within a week', async () => {
  await subscribed('2026-11-30');
  expect(await calls()).toMatchObject([{ id: company.id, trialUntil: '2026-11-30' }]);
});

it('names who has done nothing for 14 days, but nobody newer than that', async () => {
  const later = new Date(NOW.getTime() + 13 * DAY_MS);
  expect(await calls(new Date(later.getTime() - MINUTE_MS))).toEqual([]);
  expect(await calls(new Date(later.getTime() + MINUTE_MS))).toMatchObject([{ id: company.id, quiet: true }]);
  await withPlatform((tx) => tx.update(tenants).set({ createdAt: later }).where(eq(tenants.id, company.id)));
  expect(await calls(new Date(later.getTime() + MINUTE_MS))).toEqual([]);
});

it('names whose plan is full, and not who has one vehicle less', async () => {
  await withPlatform((tx) => tx.update(tenants).set({ plan: 'business' }).where(eq(tenants.id, company.id)));
  for (let made = 0; made < 49; made += 1) await makeVehicle(company);
  expect(await calls()).toEqual([]);
  await makeVehicle(company);
  expect(await calls()).toMatchObject([{ id: company.id, full: true }]);
});

it('names no company that is suspended', async () => {
  await makePlatformInvoice(company, { dueOn: '2026-11-01' });
  await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, company.id)));
  expect(await calls()).toEqual([]);
});
