import { sharePaper } from '@/lib/paper-links/share-paper';
import { unsharePaper } from '@/lib/paper-links/unshare-paper';
import { collectPayment } from '@/lib/payments/collect-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { asAgent, asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import type { VerbCase } from './verb-case';

async function receiptOf(tenant: TestTenant): Promise<{ kind: 'receipt'; paperId: string }> {
  const { id: rentalId } = await makeActiveRental(tenant);
  const money = { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' };
  return { kind: 'receipt', paperId: (await collectPayment(await asAgent(tenant), money)).id };
}

async function linkOf(tenant: TestTenant): Promise<string> {
  return (await sharePaper(await asAgent(tenant), await receiptOf(tenant))).id;
}

export const PAPER_LINK_VERBS: VerbCase[] = [
  {
    verb: sharePaper,
    allowed: receiptOf,
    forbidden: async (tenant) => {
      const receipt = await receiptOf(tenant);
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
