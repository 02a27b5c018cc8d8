import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The hash of all that the entry `e` says. PostgreSQL writes each value of this JSON in one way only, so the same entry has the
 * same hash for ever. A column that is added later must not be added here, or older entries would seem changed.
 */
export const ENTRY_DIGEST: SQL<string | null> =
  sql`encode(sha256(convert_to(jsonb_build_array(e.id, extract(epoch from e.at), e.member_id,
  e.operator_id, e.actor_name, e.address, e.action, e.entity, e.entity_id, e.before, e.after)::text, 'UTF8')), 'hex')`;
