import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { hashPassword } from '@/lib/auth/password';
import type { TestTenant } from '@/tests/support/factories';

export const PASSWORD = 'kabrit-manje-mango-42';

/** Gives all members of a company the password, for journeys that go through the login's form. */
export async function givePassword(company: TestTenant): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await withTenant(company.id, (tx) =>
    tx.update(members).set({ passwordHash }).where(eq(members.tenantId, company.id)),
  );
}
