import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { hashPassword } from '@/lib/auth/password';
import type { TestTenant } from '@/tests/support/factories';

export const PASSWORD = 'kabrit-manje-mango-42';

/** Sets the password of all members of a company, for journeys that use the login form. */
export async function givePassword(company: TestTenant): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await withTenant(company.id, (tx) =>
    tx.update(members).set({ passwordHash }).where(eq(members.tenantId, company.id)),
  );
}
