import 'server-only';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';

/** What the company's settings say about it, for the head of a report. */
export type BusinessHeader = Awaited<ReturnType<typeof reportHeader>>;

export async function reportHeader(ctx: Pick<ReadContext, 'tx' | 'tenantId'>) {
  const { legalName, tradeName, taxId, phone, email, address, paperSize, logoId } = await getTenantSettings(ctx);
  return { legalName, tradeName, taxId, phone, email, address, paperSize, logoId };
}
