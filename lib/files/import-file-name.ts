import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The name of the imported file behind an audit entry. An import writes all its entries at the same moment, including
 * its own.
 */
export function importFileName(tenantId: string, kind: string, at: SQL): SQL<string | null> {
  return sql<string | null>`(select i.file_name from imports i join audit_entries run on run.tenant_id = i.tenant_id
    and run.entity_id = i.id and run.action = ${`imports.run_${kind}`} and run.at = ${at}
    where i.tenant_id = ${tenantId} and i.kind = ${kind} limit 1)`;
}
