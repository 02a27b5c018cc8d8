import 'server-only';
import { withTenant } from '@/db/client';
import { getLogo } from '../tenants/get-logo';

/** A company's logo as a PNG for what is printed in its name, outside of any transaction. */
export async function printLogo(tenantId: string, logoId: string): Promise<Buffer> {
  return (await withTenant(tenantId, (tx) => getLogo({ tx, tenantId }, logoId))).content;
}
