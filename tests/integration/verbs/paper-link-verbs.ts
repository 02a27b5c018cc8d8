import { sharePaper } from '@/lib/paper-links/share-paper';
import { unsharePaper } from '@/lib/paper-links/unshare-paper';
import { voidPayment } from '@/lib/payments/void-payment';
import { asAgent, asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import { makeReceipt } from '@/tests/support/linked-paper';
import type { VerbCase } from './verb-case';

async function linkOf(tenant: TestTenant): Promise<string> {
  return (await sharePaper(await asAgent(tenant), await makeReceipt(tenant))).id;
}

export const PAPER_LINK_VERBS: VerbCase[] = [
  {
    verb: sharePaper,
    allowed: makeReceipt,
    forbidden: async (tenant) => {
      const receipt = await makeReceipt(tenant);
      await voidPayment(await asManager(tenant), { paymentId: receipt.paperId, reason: 'A mistake' });
      return [receipt, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: unsharePaper,
    allowed: async (tenant) => ({ linkId: await linkOf(tenant) }),
    forbidden: async (tenant) => {
      const linkId = await linkOf(tenant);
      await unsharePaper(await asAgent(tenant), { linkId });
      return [{ linkId }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
];
