import { getPaperLink } from '@/lib/paper-links/get-paper-link';
import type { LinkedPaper } from '@/lib/paper-links/input';
import { sharePaper } from '@/lib/paper-links/share-paper';
import { collectPayment } from '@/lib/payments/collect-payment';
import { query } from '@/lib/server/query';
import { asAgent } from './contexts';
import type { TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** The receipt of a deposit. */
export async function makeReceipt(tenant: TestTenant): Promise<LinkedPaper & { kind: 'receipt' }> {
  const { id: rentalId } = await makeActiveRental(tenant);
  const money = { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' };
  return { kind: 'receipt', paperId: (await collectPayment(await asAgent(tenant), money)).id };
}

/** A paper's link as a clerk sees it. */
export async function shownLink(tenant: TestTenant, paper: LinkedPaper) {
  return query(await asAgent(tenant), 'papers.share', (q) =>
    getPaperLink(q, paper, (slug) => `http://${slug}.localhost`),
  );
}

/** The addresses of a paper's link, made or renewed. */
export async function shareLink(tenant: TestTenant, paper: LinkedPaper, now?: Date): Promise<string[]> {
  await sharePaper(await asAgent(tenant, { now }), paper);
  return (await shownLink(tenant, paper))?.addresses ?? [];
}
