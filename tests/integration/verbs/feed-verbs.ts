import { makeFeed } from '@/lib/feeds/make-feed';
import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { newId } from '@/lib/id';
import { asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import type { VerbCase } from './verb-case';

async function feedOf(tenant: TestTenant): Promise<string> {
  return (await makeFeed(await asManager(tenant), { vehicleId: await makeVehicle(tenant) })).id;
}

export const FEED_VERBS: VerbCase[] = [
  {
    verb: makeFeed,
    allowed: async (tenant) => ({ vehicleId: await makeVehicle(tenant) }),
    forbidden: async () => [{ vehicleId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: revokeFeed,
    allowed: async (tenant) => ({ feedId: await feedOf(tenant) }),
    forbidden: async (tenant) => {
      const feedId = await feedOf(tenant);
      await revokeFeed(await asManager(tenant), { feedId });
      return [{ feedId }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
];
