import { withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { inspections } from '@/db/schema/inspections';
import { charges, rentals } from '@/db/schema/rentals';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { makeCustomer, makeVehicle, type TestTenant } from './factories';

interface Options {
  out?: Date;
  due?: Date;
  vehicleId?: string;
  customerId?: string;
  values?: Partial<typeof rentals.$inferInsert>;
}

/**
 * A vehicle out for four days at 55.00, by default since two days ago, with its allocation, pickup inspection and
 * rental charge.
 */
export async function makeActiveRental(tenant: TestTenant, options: Options = {}) {
  const id = newId();
  const out = options.out ?? new Date(Date.now() - 2 * DAY_MS);
  const due = options.due ?? new Date(out.getTime() + 4 * DAY_MS);
  const days = Math.ceil((due.getTime() - out.getTime()) / DAY_MS);
  const vehicleId = options.vehicleId ?? (await makeVehicle(tenant, { dailyRateCents: 5500 }));
  const customerId = options.customerId ?? (await makeCustomer(tenant));
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(rentals).values({
      tenantId: tenant.id,
      id,
      number: `R-2026-${id.slice(-8)}`,
      status: 'active',
      customerId,
      vehicleId,
      pickupAt: out,
      dueAt: due,
      dailyRateCents: 5500,
      depositCents: 50_000,
      milesPerDay: 60,
      fuelPolicy: 'full_to_full',
      chargedDays: days,
      unusedGraceMinutes: 60,
      totalCents: 5500 * days,
      createdBy: tenant.members.agent,
      activatedAt: out,
      activatedBy: tenant.members.agent,
      ...options.values,
    });
    await tx.insert(vehicleAllocations).values({
      tenantId: tenant.id,
      id: newId(),
      vehicleId,
      kind: 'rental',
      rentalId: id,
      period: `[${out.toISOString()},${due.toISOString()})`,
    });
    await tx.insert(inspections).values({
      tenantId: tenant.id,
      id: newId(),
      kind: 'checkout',
      vehicleId,
      rentalId: id,
      inspectedAt: out,
      inspectedBy: tenant.members.agent,
      odometerKm: 40_000,
      fuelLevel: 'full',
    });
    await tx.insert(charges).values({
      tenantId: tenant.id,
      id: newId(),
      rentalId: id,
      kind: 'rent',
      amountCents: 5500 * days,
      sentenceKey: 'per_day',
      sentenceParams: { days, rateCents: 5500 },
      createdBy: tenant.members.agent,
      createdAt: out,
    });
  });
  return { id, vehicleId, customerId, out, due };
}
