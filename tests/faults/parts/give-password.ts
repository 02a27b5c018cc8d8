/** Gives all members of the company COMPANY the password PASSWORD. */
import { eq } from 'drizzle-orm';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { hashPassword } from '@/lib/auth/password';

const { COMPANY: tenantId = '', PASSWORD: password = '' } = process.env;
const passwordHash = await hashPassword(password);
await withTenant(tenantId, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenantId)));
await closeDatabase();
