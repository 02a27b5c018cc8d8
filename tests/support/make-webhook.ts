import { withTenant } from '@/db/client';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { newId } from '@/lib/id';
import { newSealedSecret } from '@/lib/webhooks/endpoint-secret';
import { eventPayload } from '@/lib/webhooks/event-payload';
import { WEBHOOK_EVENTS } from '@/lib/webhooks/values';
import type { TestTenant } from './factories';

type Company = Pick<TestTenant, 'id' | 'members'>;

/** An address that has asked for everything since an hour, by default one that is refused before anything is dialled. */
export async function makeEndpoint(
  tenant: Company,
  values: Partial<typeof webhookEndpoints.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const activeSince = new Date(Date.now() - 3_600_000);
  await withTenant(tenant.id, (tx) =>
    tx.insert(webhookEndpoints).values({
      ...{ tenantId: tenant.id, id, url: 'https://hooks.internal/wout', events: [...WEBHOOK_EVENTS], activeSince },
      ...{ secret: newSealedSecret(id), createdBy: tenant.members.admin, ...values },
    }),
  );
  return id;
}

/** An event that waits for an address, or is over. */
export async function makeDelivery(
  tenant: Company,
  endpointId: string,
  values: Partial<typeof webhookDeliveries.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const at = new Date(Date.now() - 1000);
  const kind = values.kind ?? 'rental.overdue';
  const told = {
    rentalId: newId(),
    number: 'R-2026-00001',
    status: 'overdue',
    customerId: newId(),
    vehicleId: newId(),
  };
  const payload = eventPayload(
    { id, tenantId: tenant.id, kind: 'rental.overdue', at },
    { ...told, status: 'overdue', pickupAt: at, dueAt: at },
  );
  await withTenant(tenant.id, (tx) =>
    tx.insert(webhookDeliveries).values({
      ...{ tenantId: tenant.id, id, endpointId, eventId: id, kind, key: id, payload, nextAt: at, createdAt: at },
      ...values,
    }),
  );
  return id;
}
