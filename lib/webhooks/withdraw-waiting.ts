import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { webhookDeliveries } from '@/db/schema/webhooks';

/** Ends what waits for an address that was switched off. It stays in the log, from where it can be sent again. */
export async function withdrawWaiting(
  tx: Transaction,
  { tenantId, endpointId, now }: { tenantId: string; endpointId: string; now: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(
      and(
        eq(webhookDeliveries.tenantId, tenantId),
        eq(webhookDeliveries.endpointId, endpointId),
        isNull(webhookDeliveries.endedAt),
      ),
    );
}
