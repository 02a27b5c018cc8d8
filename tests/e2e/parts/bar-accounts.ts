import { and, eq } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { loginAttempts } from '@/db/schema/operators';
import { newId } from '@/lib/id';
import type { TestTenant } from '@/tests/support/factories';

/** Locks the agent of a company, as after five wrong passwords, and deactivates its manager. */
export async function barAccounts({ id, slug }: TestTenant): Promise<void> {
  const failed = { account: `${slug}/agent@${slug}.test`, address: '192.0.2.9' };
  const attempts = Array.from({ length: 5 }, () => ({ id: newId(), ...failed }));
  await withPlatform((tx) => tx.insert(loginAttempts).values(attempts));
  const manager = and(eq(members.tenantId, id), eq(members.role, 'manager'));
  await withTenant(id, (tx) => tx.update(members).set({ active: false }).where(manager));
}
