import { archiveOwner } from '@/lib/owners/archive-owner';
import { createOwner } from '@/lib/owners/create-owner';
import { endShare } from '@/lib/owners/end-share';
import { issueStatement } from '@/lib/owners/issue-statement';
import { payOwner } from '@/lib/owners/pay-owner';
import { startShare } from '@/lib/owners/start-share';
import { updateOwner } from '@/lib/owners/update-owner';
import { voidPayout } from '@/lib/owners/void-payout';
import { asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeEarned, makeOwner, makeShare, shareValues } from '@/tests/support/make-owner';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const OWNER = { name: 'Marjorie Clervil', phone: '37000035', email: 'marjorie@example.com', address: 'Delmas 33' };
const NOVEMBER = { month: '2025-11', expectedCents: 15_400 };

async function owed(tenant: TestTenant): Promise<string> {
  const { ownerId } = await makeEarned(tenant);
  await issueStatement(await asManager(tenant), { ownerId, ...NOVEMBER });
  return ownerId;
}

async function paidOut(tenant: TestTenant): Promise<string> {
  const ownerId = await owed(tenant);
  return (await payOwner(await asManager(tenant), { ownerId, amountCents: '100' })).id;
}

export const OWNER_VERBS: VerbCase[] = [
  {
    verb: createOwner,
    allowed: async () => OWNER,
    forbidden: async () => [{ ...OWNER, name: ' ' }, 'validation_error', { name: 'required' }],
    stranger: null,
  },
  {
    verb: updateOwner,
    allowed: async (tenant) =>
      edited(tenant, updateOwner, { ownerId: await makeOwner(tenant), ...OWNER, notes: 'Miami' }),
    forbidden: async (tenant) => [
      { ownerId: await makeOwner(tenant), version: 'any', ...OWNER, email: 'nowhere' },
      'validation_error',
      { email: 'invalid_email' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: archiveOwner,
    allowed: async (tenant) => ({ ownerId: await makeOwner(tenant) }),
    forbidden: async (tenant) => [{ ownerId: (await makeShare(tenant)).ownerId }, 'owner_not_settled'],
    stranger: 'record_not_found',
  },
  {
    verb: startShare,
    allowed: async (tenant) => shareValues(await makeOwner(tenant), await makeVehicle(tenant)),
    forbidden: async (tenant) => {
      const { vehicleId } = await makeShare(tenant);
      const input = shareValues(await makeOwner(tenant), vehicleId, { startsOn: '2024-12-01' });
      return [input, 'share_taken', { startsOn: 'share_taken' }];
    },
    stranger: 'record_not_found',
  },
  {
    verb: endShare,
    allowed: async (tenant) => ({ shareId: (await makeShare(tenant)).shareId, endsOn: '2025-06-01' }),
    forbidden: async (tenant) => [
      { shareId: (await makeShare(tenant)).shareId, endsOn: '2024-12-31' },
      'validation_error',
      { endsOn: 'season_backwards' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: issueStatement,
    allowed: async (tenant) => ({ ownerId: (await makeEarned(tenant)).ownerId, ...NOVEMBER }),
    forbidden: async (tenant) => [
      { ownerId: (await makeEarned(tenant)).ownerId, ...NOVEMBER, expectedCents: 1 },
      'quote_changed',
    ],
    stranger: 'record_not_found',
  },
  {
    verb: payOwner,
    allowed: async (tenant) => ({
      ownerId: await owed(tenant),
      currency: 'HTG',
      paidHtgCents: '13 200',
      htgRate: '132',
      reference: 'Chèk 12',
    }),
    forbidden: async (tenant) => [{ ownerId: await owed(tenant), amountCents: '154,01' }, 'payout_exceeds_owed'],
    stranger: 'record_not_found',
  },
  {
    verb: voidPayout,
    allowed: async (tenant) => ({ payoutId: await paidOut(tenant), reason: 'The cheque came back' }),
    forbidden: async (tenant) => {
      const payoutId = await paidOut(tenant);
      await voidPayout(await asManager(tenant), { payoutId, reason: 'The cheque came back' });
      return [{ payoutId, reason: 'Again' }, 'invalid_transition'];
    },
    stranger: 'record_not_found',
  },
];
