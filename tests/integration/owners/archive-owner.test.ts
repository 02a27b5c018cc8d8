import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveOwner } from '@/lib/owners/archive-owner';
import { endShare } from '@/lib/owners/end-share';
import { findOwnerOf } from '@/lib/owners/find-owner-of';
import { getOwner } from '@/lib/owners/get-owner';
import { issueStatement } from '@/lib/owners/issue-statement';
import { payOwner } from '@/lib/owners/pay-owner';
import { voidPayout } from '@/lib/owners/void-payout';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeEarned } from '@/tests/support/make-owner';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it('lets an owner go only without vehicles, with all stated, and paid to the cent', async () => {
  const manager = await asManager(tenant);
  const { ownerId, shareId, vehicleId } = await makeEarned(tenant);
  const archive = () => archiveOwner(manager, { ownerId });
  const ownerOf = () => query(manager, 'owners.view', (q) => findOwnerOf(q, vehicleId));
  expect(await ownerOf()).toMatchObject({ id: ownerId, kind: 'percent', basisPoints: 7_000 });
  await expect(archive()).rejects.toMatchObject({ code: 'owner_not_settled' });
  await endShare(manager, { shareId, endsOn: '2025-12-01' });
  expect(await ownerOf()).toBeNull();
  await expect(archive()).rejects.toMatchObject({ code: 'owner_not_settled' });
  await issueStatement(manager, { ownerId, month: '2025-11', expectedCents: 15_400 });
  await expect(archive()).rejects.toMatchObject({ code: 'owner_not_settled' });
  const { id: payoutId } = await payOwner(manager, { ownerId, amountCents: '154' });
  await archive();
  const read = query(manager, 'owners.view', (q) => getOwner(q, ownerId));
  await expect(read).rejects.toMatchObject({ code: 'record_not_found' });
  // Nobody could be paid what that would owe again.
  const voided = voidPayout(manager, { payoutId, reason: 'A typing error' });
  await expect(voided).rejects.toMatchObject({ code: 'record_not_found' });
});
