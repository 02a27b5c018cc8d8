import 'server-only';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { MINUTE_MS } from '../durations';
import { mostAttempts, nextAttempt } from './next-attempt';

export interface DeliveryName {
  tenantId: string;
  id: string;
}

export interface ClaimedDelivery {
  delivery: typeof webhookDeliveries.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
  now: Date;
}

/**
 * Takes an event whose time has come, so that no other server sends it meanwhile, and notes when it is tried again. Null if
 * another server has it, its company is suspended, or its address is switched off.
 */
export async function claimDelivery(tx: Transaction, { tenantId, id }: DeliveryName): Promise<ClaimedDelivery | null> {
  const mine = and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, id));
  const [row] = await tx
    .select({ delivery: webhookDeliveries, now: sql<string>`now()` })
    .from(webhookDeliveries)
    .where(and(mine, isNull(webhookDeliveries.endedAt), lte(webhookDeliveries.nextAt, sql`now()`)))
    .for('update', { skipLocked: true });
  // Looked up after the lock, because a distributed database can't lock a join.
  if (!row) return null;
  const [tenant] = await tx.select({ status: tenants.status }).from(tenants).where(eq(tenants.id, tenantId));
  if (tenant?.status !== 'active') return null;
  const now = new Date(row.now);
  const { endpointId, kind } = row.delivery;
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.tenantId, tenantId), eq(webhookEndpoints.id, endpointId)));
  if (!endpoint?.active) {
    await tx.update(webhookDeliveries).set({ endedAt: now, outcome: 'withdrawn' }).where(mine);
    return null;
  }
  const attempts = row.delivery.attempts + 1;
  // A server that ends during the last attempt leaves it to another one, which makes it once more.
  const nextAt = nextAttempt(attempts, now, mostAttempts(kind)) ?? new Date(now.getTime() + MINUTE_MS);
  const delivery = { ...row.delivery, attempts, triedAt: now, nextAt };
  await tx.update(webhookDeliveries).set({ attempts, triedAt: now, nextAt }).where(mine);
  return { delivery, endpoint, now };
}
