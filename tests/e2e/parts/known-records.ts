import { desc, eq, sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { quotes } from '@/db/schema/quotes';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { rateRules, vehicles } from '@/db/schema/vehicles';
import { WIZARD_STEPS } from '@/lib/rentals/values';
import { asManager } from '@/tests/support/contexts';
import { upload, vehicleList } from '@/tests/support/import-lists';
import { demoCompany } from './demo-company';
import { makeOpenDraft } from './wizard';

export type KnownRecords = Awaited<ReturnType<typeof knownRecords>>;

/** Records of the demo's first company that fill a screen, and a draft left at each step of the wizard. */
export async function knownRecords() {
  const demo = await demoCompany('lakay');
  const found = await withTenant(demo.id, async (tx) => {
    const inCompany = eq(rentals.tenantId, demo.id);
    const [busiest] = await tx
      .select({ vehicleId: sql<string>`${rentals.vehicleId}`, customerId: sql<string>`${rentals.customerId}` })
      .from(rentals)
      .where(inCompany)
      .groupBy(rentals.vehicleId, rentals.customerId)
      .orderBy(sql`count(*) desc`)
      .limit(1);
    const status = (wanted: 'active' | 'completed') =>
      tx
        .select({ id: rentals.id, number: rentals.number })
        .from(rentals)
        .where(sql`${inCompany} and ${rentals.status} = ${wanted}`)
        .limit(1);
    const [active] = await status('active');
    const [completed] = await status('completed');
    const [driver] = await tx.select().from(rentalDrivers).where(eq(rentalDrivers.tenantId, demo.id)).limit(1);
    const reserved = (wanted: 'confirmed' | 'no_show') =>
      tx
        .select({ id: reservations.id })
        .from(reservations)
        .where(sql`${reservations.tenantId} = ${demo.id} and ${reservations.status} = ${wanted}`)
        .orderBy(desc(reservations.pickupAt))
        .limit(1);
    const [[standing], [missed]] = await Promise.all([reserved('confirmed'), reserved('no_show')]);
    const quoted = await tx
      .select({ id: quotes.id })
      .from(quotes)
      .where(eq(quotes.tenantId, demo.id))
      .orderBy(desc(quotes.number));
    const [rule] = await tx.select().from(rateRules).where(eq(rateRules.tenantId, demo.id)).limit(1);
    const [other] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        sql`${customers.tenantId} = ${demo.id} and ${customers.id} <> ${busiest?.customerId} and ${customers.archivedAt} is null`,
      )
      .limit(1);
    const [vehicle] = await tx
      .select()
      .from(vehicles)
      .where(eq(vehicles.id, busiest?.vehicleId ?? ''))
      .limit(1);
    if (!busiest || !active || !completed || !driver || !rule || !vehicle || !other || !standing || !missed)
      throw new Error('the demo lacks a record');
    return {
      ...{
        vehicle,
        customerId: busiest.customerId,
        activeId: active.id,
        activeNumber: active.number,
        completedId: completed.id,
      },
      reservationIds: [standing.id, missed.id],
      quoteIds: quoted.map(({ id }) => id),
      ...{ otherCustomerId: other.id, driverId: driver.driverId, ruleId: rule.id, classId: vehicle.classId },
    };
  });
  const company = {
    ...demo,
    vehicle: { id: found.vehicle.id, plate: found.vehicle.plate },
    customer: { id: found.customerId, name: '' },
  };
  const drafts = await Promise.all(WIZARD_STEPS.map((step) => makeOpenDraft(company, step)));
  const importId = await upload(await asManager(demo), 'vehicles', vehicleList({ count: 30 }));
  return { ...found, demo, vehicleId: found.vehicle.id, drafts: drafts.map(({ path }) => path), importId };
}
