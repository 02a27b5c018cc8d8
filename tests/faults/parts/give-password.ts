/** Gives all members of the companies COMPANY, separated by commas, the password PASSWORD. */
import { eq } from 'drizzle-orm';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { hashPassword } from '@/lib/auth/password';

const { COMPANY: companies = '', PASSWORD: password = '' } = process.env;
const passwordHash = await hashPassword(password);
for (const tenantId of companies.split(','))
  await withTenant(tenantId, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenantId)));
await closeDatabase();
