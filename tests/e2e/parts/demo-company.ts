import { and, eq, isNull } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import type { TestTenant } from '@/tests/support/factories';

/** One of the demo's companies, full of data. Other journeys use it too, so it is only read. */
export async function demoCompany(slug: 'lakay' | 'palmis'): Promise<TestTenant> {
  const [tenant] = await withPlatform((tx) => tx.select().from(tenants).where(eq(tenants.slug, slug)));
  if (!tenant) throw new Error(`the demo has no company ${slug}`);
  const staff = await withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(members)
      .where(and(eq(members.tenantId, tenant.id), isNull(members.archivedAt), eq(members.active, true))),
  );
  const idOf = (role: string) => staff.find((member) => member.role === role)?.id ?? '';
  const roles = { agent: idOf('agent'), manager: idOf('manager'), admin: idOf('admin') };
  return { id: tenant.id, slug, name: tenant.name, members: roles };
}
