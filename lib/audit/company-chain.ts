import 'server-only';
import { sql } from 'drizzle-orm';
import { auditSeals } from '@/db/schema/activity';
import { insertMany } from '../server/insert-many';
import type { Chain } from './chain';
import { ENTRY_DIGEST } from './entry-digest';

/** The chain of a company's audit log. */
export function companyChain(tenantId: string): Chain {
  return {
    root: tenantId,
    entries: { from: sql`audit_entries e`, where: sql`e.tenant_id = ${tenantId}` },
    seals: { from: sql`audit_seals s`, where: sql`s.tenant_id = ${tenantId}` },
    matching: sql`s.tenant_id = e.tenant_id and s.entry_id = e.id`,
    digest: ENTRY_DIGEST,
    add: (tx, seals) =>
      insertMany(
        tx,
        auditSeals,
        seals.map((seal) => ({ tenantId, ...seal })),
      ),
  };
}
