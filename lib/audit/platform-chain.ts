import 'server-only';
import { sql } from 'drizzle-orm';
import { platformAuditSeals } from '@/db/schema/operators';
import type { Chain } from './chain';

/** The chain of the operators' log. As in `ENTRY_DIGEST`, a column that is added later must not be added to its digest. */
export const PLATFORM_CHAIN: Chain = {
  root: 'platform',
  entries: { from: sql`platform_audit_entries e`, where: sql`true` },
  seals: { from: sql`platform_audit_seals s`, where: sql`true` },
  matching: sql`s.entry_id = e.id`,
  digest: sql`encode(sha256(convert_to(jsonb_build_array(e.id, extract(epoch from e.at), e.operator_id, e.actor_name, e.action,
  e.subject_tenant_id, e.entity, e.entity_id, e.address, e.before, e.after)::text, 'UTF8')), 'hex')`,
  add: (tx, seals) => tx.insert(platformAuditSeals).values([...seals]),
};
