import 'server-only';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import type { StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { getBiller } from './get-biller';
import { readPlatformBill } from './read-platform-bill';

/** What the platform has billed the company as a PDF in the company's language. Throws `record_not_found`. */
export async function getOwnInvoicePaper(ctx: TenantContext, invoiceId: string): Promise<StoredPaper> {
  const platform = await getBiller();
  const data = await query(ctx, 'settings.manage', ({ tx, tenantId }) =>
    readPlatformBill(tx, { invoiceId, tenantId, locale: null, platform }),
  );
  const content = await drawPaper({ kind: 'platform_bill', data });
  return { id: invoiceId, number: data.number, content, sha256: sha256Hex(content) };
}
