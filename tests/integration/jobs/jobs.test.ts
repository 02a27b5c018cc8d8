import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QUEUE_TEXTS } from '@/app/(admin)/admin/health/queue-texts';
import { withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { forEachCompany } from '@/lib/jobs/for-each-company';
import { JOBS } from '@/lib/jobs/job-list';
import { countUnreadNotices } from '@/lib/notices/list-notices';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';

let companies: TestTenant[];
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
  companies = [await makeTenant(), await makeTenant(), await makeTenant()];
});
afterAll(() => dropDatabase());

it('does its work for every company, even if one fails, and reports the failure', async () => {
  const [first, second, third] = companies.map(({ id }) => id);
  const done: string[] = [];
  const work = forEachCompany('a job', async ({ tenantId }) => {
    if (tenantId === second) throw new Error('for this one only');
    done.push(tenantId);
  });
  await expect(work).rejects.toThrow('for this one only');
  expect(done).toEqual(expect.arrayContaining([first, third]));
});

it('skips a company that is suspended', async () => {
  const suspended = await makeTenant();
  await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, suspended.id)));
  const seen: string[] = [];
  await forEachCompany('a job', async ({ tenantId }) => {
    seen.push(tenantId);
  });
  expect(seen).not.toContain(suspended.id);
});

it('skips one that is suspended while it works for others, and finds one that joins', async () => {
  const later = await makeTenant();
  const seen: string[] = [];
  let joined = '';
  await forEachCompany('a job', async ({ tenantId }) => {
    seen.push(tenantId);
    if (joined) return;
    await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, later.id)));
    joined = (await makeTenant()).id;
  });
  expect(seen).not.toContain(later.id);
  expect(seen).toContain(joined);
});

it('does every job’s work once, also when it runs twice and at the same moment', async () => {
  const tenant = companies[0] ?? (await makeTenant());
  await makeVehicle(tenant, { insuranceExpiresOn: '2020-01-01' });
  for (const { run } of JOBS) await Promise.all([run(), run()]);
  expect(await query(await asManager(tenant), 'notices.view', countUnreadNotices)).toBe(1);
});

it('operators read of every job in words what it does', () => {
  expect(QUEUE_TEXTS.map(([name]) => name).toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
});
