import { and, asc, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';

interface Company {
  id: string;
}

export async function readDelivery(tenant: Company, id: string) {
  const mine = and(eq(webhookDeliveries.tenantId, tenant.id), eq(webhookDeliveries.id, id));
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(webhookDeliveries).where(mine));
  if (!row) throw new Error('no such delivery');
  return row;
}

export async function readEndpoint(tenant: Company, id: string) {
  const mine = and(eq(webhookEndpoints.tenantId, tenant.id), eq(webhookEndpoints.id, id));
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(webhookEndpoints).where(mine));
  if (!row) throw new Error('no such address');
  return row;
}

export function readNotices(tenant: Company) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select({ kind: notices.kind, memberId: notices.memberId, params: notices.params })
      .from(notices)
      .where(eq(notices.tenantId, tenant.id))
      .orderBy(asc(notices.kind)),
  );
}
