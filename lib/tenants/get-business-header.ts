import 'server-only';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from './get-tenant-settings';
import type { BusinessHeaderInput } from './header-input';

export type BusinessHeader = Omit<BusinessHeaderInput, 'version' | 'color'>;

/** What the company's papers and reports say about it at their head. */
export async function getBusinessHeader(ctx: Pick<ReadContext, 'tx' | 'tenantId'>): Promise<BusinessHeader> {
  const { legalName, tradeName, taxId, patente, phone, email, address } = await getTenantSettings(ctx);
  return { legalName, tradeName, taxId, patente, phone, email, address };
}
