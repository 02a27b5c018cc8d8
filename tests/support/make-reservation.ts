import { withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import { newId } from '@/lib/id';
import { makeCustomer, type TestTenant } from './factories';

interface Options {
  vehicleId: string;
  pickupAt: Date;
  dueAt: Date;
  values?: Partial<typeof reservations.$inferInsert>;
}

/** A confirmed reservation with its allocation, as created. Nothing has read it since. */
export async function makeReservation(tenant: TestTenant, { vehicleId, pickupAt, dueAt, values }: Options) {
  const id = newId();
  const customerId = await makeCustomer(tenant);
  const number = `V-${id.slice(-8)}`;
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(reservations).values({
      tenantId: tenant.id,
      id,
      number,
      customerId,
      vehicleId,
      pickupAt,
      dueAt,
      dailyRateCents: 5500,
      createdBy: tenant.members.agent,
      ...values,
    });
    const period = `[${pickupAt.toISOString()},${dueAt.toISOString()})`;
    const hold = {
      tenantId: tenant.id,
      id: newId(),
      vehicleId,
      kind: 'reservation' as const,
      reservationId: id,
      period,
    };
    await tx.insert(vehicleAllocations).values(hold);
  });
  return { id, number, customerId };
}
