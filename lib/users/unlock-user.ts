import 'server-only';
import { eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { forgetFailures } from '../auth/login-attempts';
import { userCommand } from './user-command';

/** Forgets a member's failed sign-ins, so that they can try again at once. */
export const unlockUser = userCommand({ name: 'users.unlock' }, async ({ tx, tenantId, member }) => {
  const [tenant] = await tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, tenantId));
  await forgetFailures(`${tenant?.slug}/${member.email}`, tx);
  return { before: null, after: { unlocked: true }, output: { id: member.id } };
});
