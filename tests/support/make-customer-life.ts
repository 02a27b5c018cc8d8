import { withTenant } from '@/db/client';
import { drivers } from '@/db/schema/drivers';
import { attachments } from '@/db/schema/files';
import { depositApplications, payments } from '@/db/schema/payments';
import { charges, rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { newId } from '@/lib/id';
import { makeVehicle, type TestTenant } from './factories';

export interface RentalMoney {
  charged: number;
  paid: number;
  deposit: number;
  applied: number;
}

/** A finished rental of a customer with its money, in cents. Zeros write nothing. */
export async function makeRentalMoney(tenant: TestTenant, customerId: string, money: RentalMoney): Promise<string> {
  const vehicleId = await makeVehicle(tenant);
  const rentalId = newId();
  const at = new Date('2026-05-04T14:00:00Z');
  const own = () => ({ tenantId: tenant.id, id: newId() });
  const by = tenant.members.agent;
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(rentals).values({
      tenantId: tenant.id,
      id: rentalId,
      number: `R-${rentalId}`,
      status: 'completed',
      customerId,
      vehicleId,
      pickupAt: at,
      dueAt: new Date('2026-05-06T14:00:00Z'),
      createdBy: by,
    });
    if (money.charged > 0)
      await tx.insert(charges).values({ ...own(), rentalId, kind: 'rent', amountCents: money.charged, createdBy: by });
    for (const [kind, amountCents] of [['balance', money.paid] as const, ['deposit', money.deposit] as const]) {
      const number = `P-${newId()}`;
      const line = { ...own(), number, kind, rentalId, customerId, amountCents, method: 'cash' as const };
      if (amountCents > 0) await tx.insert(payments).values({ ...line, receivedAt: at, receivedBy: by });
    }
    if (money.applied > 0)
      await tx
        .insert(depositApplications)
        .values({ ...own(), rentalId, amountCents: money.applied, appliedAt: at, appliedBy: by });
  });
  return rentalId;
}

/** One row of everything else that a customer may have. */
export async function makeCustomerDocuments(tenant: TestTenant, customerId: string): Promise<void> {
  const vehicleId = await makeVehicle(tenant);
  const own = () => ({ tenantId: tenant.id, id: newId() });
  const by = tenant.members.agent;
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(reservations).values({
      ...own(),
      number: `V-${newId()}`,
      customerId,
      vehicleId,
      pickupAt: new Date('2027-01-04T14:00:00Z'),
      dueAt: new Date('2027-01-06T14:00:00Z'),
      dailyRateCents: 5500,
      createdBy: by,
    });
    await tx
      .insert(drivers)
      .values({ ...own(), customerId, fullName: 'Fritz Alexandre', licenseNumber: `D${newId().slice(-8)}` });
    await tx.insert(attachments).values({
      ...own(),
      customerId,
      slot: 'license_front',
      storageKey: `test/${newId()}.webp`,
      contentType: 'image/webp',
      sizeBytes: 1,
      createdBy: by,
    });
  });
}
