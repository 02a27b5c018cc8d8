import 'server-only';
import type { Locale } from '../i18n/locales';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import type { StoredPaper } from '../papers/read-paper';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { getBiller } from './get-biller';
import { readPlatformBill } from './read-platform-bill';

/** An invoice of any company as a PDF in the operator's language. Throws `record_not_found`. */
export async function getInvoicePaper(ctx: AdminContext, invoiceId: string, locale: Locale): Promise<StoredPaper> {
  const platform = await getBiller();
  const data = await operatorQuery(ctx, 'billing.manage', (tx) =>
    readPlatformBill(tx, { invoiceId, tenantId: null, locale, platform }),
  );
  const content = await drawPaper({ kind: 'platform_bill', data });
  return { id: invoiceId, number: data.number, content, sha256: sha256Hex(content) };
}
