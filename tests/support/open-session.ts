import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { newId } from '@/lib/id';
import type { TestTenant } from './factories';

/** Signs a member in somewhere. Returns the session's id. */
export async function openSession(
  { id: tenantId }: TestTenant,
  memberId: string,
  more: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const row = { tenantId, id, memberId, expiresAt: sql`now() + interval '1 day'`, ...more };
  await withTenant(tenantId, (tx) => tx.insert(sessions).values(row));
  return id;
}
