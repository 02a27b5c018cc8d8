import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { apiKeys } from '@/db/schema/api-keys';
import { members } from '@/db/schema/members';
import { reportExports } from '@/db/schema/report-exports';
import { tenants } from '@/db/schema/tenants';
import { type Begun, begin, closeFiles, copies, makeCompany, open } from '@/tests/support/export-in-line';
import type { TestTenant } from '@/tests/support/factories';
import { makeApiKey } from '@/tests/support/make-api-key';

afterEach(closeFiles);
afterAll(closeDatabase);

const WAIT = { timeout: 15_000 };

const suspend = ({ id }: TestTenant) =>
  withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, id)));

it.each<[string, (tenant: TestTenant) => Promise<unknown>]>([
  ['breaks off when the company is suspended', suspend],
  [
    'breaks off when the member who asked is deactivated',
    async ({ id, members: { manager } }) =>
      withTenant(id, (tx) => tx.update(members).set({ active: false }).where(eq(members.id, manager))),
  ],
])('%s', async (_when, close) => {
  const begun = await begin(await makeCompany());
  const broken = expect(buffer(open(begun))).rejects.toThrow();
  await vi.waitFor(async () => expect(await copies(begun)).toBe(1), WAIT);
  await close(begun.tenant);
  await broken;
  await vi.waitFor(async () => expect(await copies(begun)).toBe(0), WAIT);
  await vi.waitFor(async () => expect(await stateOf(begun)).toBe('cancelled'), WAIT);
});

it.each<[string, (tenant: TestTenant) => Promise<unknown>]>([
  ['is revoked', ({ id }) => withTenant(id, (tx) => tx.update(apiKeys).set({ revokedAt: new Date() }))],
  [
    'loses the admin who made it',
    ({ id, members: { admin } }) =>
      withTenant(id, (tx) => tx.update(members).set({ active: false }).where(eq(members.id, admin))),
  ],
])('breaks off when the key by which it was asked %s, and not before', async (_what, end) => {
  const begun = await begin(await makeCompany());
  await makeApiKey(begun.tenant);
  await withTenant(begun.tenant.id, async (tx) => {
    const [key] = await tx.select({ memberId: apiKeys.memberId }).from(apiKeys);
    await tx.update(reportExports).set({ memberId: key?.memberId });
  });
  const broken = expect(buffer(open(begun))).rejects.toThrow();
  await seenTwice(begun);
  await end(begun.tenant);
  await broken;
});

it('goes on as an operator’s archive of a suspended company', async () => {
  const begun = await begin(await makeCompany());
  await withTenant(begun.tenant.id, (tx) => tx.update(reportExports).set({ memberId: null }));
  await suspend(begun.tenant);
  open(begun);
  await seenTwice(begun);
  expect(await stateOf(begun)).toBe('running');
});

async function stateOf(begun: Begun) {
  return (await row(begun))?.state;
}

function row({ tenant, exportId }: Begun) {
  return withTenant(tenant.id, async (tx) => {
    const [found] = await tx.select().from(reportExports).where(eq(reportExports.id, exportId));
    return found;
  });
}

/** Its server has looked twice whether it may go on. */
async function seenTwice(begun: Begun) {
  for (const _ of [1, 2]) {
    const before = Number((await row(begun))?.seenAt);
    await vi.waitFor(async () => expect(Number((await row(begun))?.seenAt)).toBeGreaterThan(before), WAIT);
  }
}
