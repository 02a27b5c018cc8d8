import 'server-only';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import type { StoredPaper } from '../papers/read-paper';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { getAccount } from './get-account';

/** A customer's statement of account as a PDF, drawn from the ledger as it is now. Throws `record_not_found`. */
export async function getStatementPaper(ctx: TenantContext, customerId: string, search: unknown): Promise<StoredPaper> {
  const data = await query(ctx, 'invoices.view', (q) => getAccount(q, customerId, search));
  const content = await drawPaper({ kind: 'account', data });
  return { id: customerId, number: data.number, content, sha256: sha256Hex(content) };
}
