import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { BilledParty } from './values';

/** How an invoice of the platform names a company, as it is called now. Throws `record_not_found`. */
export async function getBilledParty(tx: Transaction, tenantId: string): Promise<BilledParty> {
  const { legalName, tradeName, taxId, address } = tenantSettings;
  const [row] = await tx
    .select({ called: tenants.name, name: legalName, tradeName, taxId, address })
    .from(tenants)
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId));
  if (!row) throw new AppError('record_not_found');
  const { called, name, ...party } = row;
  return {
    name: name || called,
    tradeName: party.tradeName ?? '',
    taxId: party.taxId ?? '',
    address: party.address ?? '',
  };
}
