import { withTenant } from '@/db/client';
import { maintenanceTickets, serviceLogEntries } from '@/db/schema/maintenance';
import { newId } from '@/lib/id';
import type { TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** A finished rental of a vehicle between two times. */
export function makeCompletedRental(tenant: TestTenant, vehicleId: string, [out, back]: [string, string]) {
  const times = { out: new Date(out), due: new Date(back) };
  const values = { status: 'completed' as const, returnedAt: times.due };
  return makeActiveRental(tenant, { ...times, vehicleId, values });
}

/** A finished garage visit in October 2026, with its costs recorded in November. */
export async function makeTicket(
  tenant: TestTenant,
  vehicleId: string,
  { costCents = 0, logCents = [] }: { costCents?: number; logCents?: number[] } = {},
): Promise<string> {
  const id = newId();
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(maintenanceTickets).values({
      tenantId: tenant.id,
      id,
      number: `M-2026-${id.slice(-8)}`,
      vehicleId,
      serviceType: 'brake_service',
      status: 'completed',
      costCents,
      startedAt: new Date('2026-10-05T12:00:00Z'),
      closedAt: new Date('2026-10-06T12:00:00Z'),
      createdBy: tenant.members.manager,
    });
    for (const cents of logCents)
      await tx.insert(serviceLogEntries).values({
        tenantId: tenant.id,
        id: newId(),
        ticketId: id,
        note: 'Pads',
        costCents: cents,
        loggedAt: new Date('2026-11-02T12:00:00Z'),
        loggedBy: tenant.members.manager,
      });
  });
  return id;
}
