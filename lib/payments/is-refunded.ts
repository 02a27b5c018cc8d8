import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { eitherId } from '../either-id';

/**
 * The condition on which payments `p` are joined with the payment that each of them gave back. Only refunds have one. The others
 * get a key that differs for each: while all of them had none, PostgreSQL hashed a million equal keys, ran out of memory
 * and was killed.
 */
export function isRefunded(returned: SQL): SQL {
  const key = eitherId(sql`p.refunded_payment_id`, sql`p.id`);
  return sql`p.kind = 'refund' and ${returned}.tenant_id = p.tenant_id and ${returned}.id = ${key}`;
}
