import { desc, eq, sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { damages } from '@/db/schema/damages';
import { invoices } from '@/db/schema/invoices';
import { maintenancePlans, maintenanceTickets } from '@/db/schema/maintenance';
import { ownerShares } from '@/db/schema/owners';
import { quotes } from '@/db/schema/quotes';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { plans } from '@/db/schema/tenants';
import { rateRules, vehicles } from '@/db/schema/vehicles';
import { reportAccident } from '@/lib/accidents/report-accident';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { recordExpense } from '@/lib/expenses/record-expense';
import { WIZARD_STEPS } from '@/lib/rentals/values';
import { asManager } from '@/tests/support/contexts';
import { upload, vehicleList } from '@/tests/support/import-lists';
import { makeAnswer } from '@/tests/support/make-answer';
import { accidentValues, expenseValues } from '@/tests/support/make-expense';
import { makeQuestion } from '@/tests/support/make-question';
import { makeSignUp } from '@/tests/support/make-sign-up';
import { makeThread } from '@/tests/support/make-thread';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { demoCompany } from './demo-company';
import { makeOpenDraft } from './wizard';

export type KnownRecords = Awaited<ReturnType<typeof knownRecords>>;

const GIVEN_UP = { endedAt: new Date(), outcome: 'given_up', attempts: 8, error: 'url_refused' } as const;

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
    const [damage] = await tx
      .select({ vehicleId: damages.vehicleId, inspectionId: damages.inspectionId })
      .from(damages)
      .where(eq(damages.tenantId, demo.id))
      .limit(1);
    const billed = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.tenantId, demo.id))
      .orderBy(invoices.kind);
    // The demo's, because a vehicle belongs to one owner at a time, and each worker comes here.
    const [share] = await tx
      .select({ ownerId: ownerShares.ownerId })
      .from(ownerShares)
      .where(eq(ownerShares.tenantId, demo.id))
      .limit(1);
    const [rule] = await tx.select().from(rateRules).where(eq(rateRules.tenantId, demo.id)).limit(1);
    const [plan] = await tx
      .select({ id: maintenancePlans.id })
      .from(maintenancePlans)
      .where(eq(maintenancePlans.tenantId, demo.id))
      .limit(1);
    const [ticket] = await tx
      .select({ id: maintenanceTickets.id })
      .from(maintenanceTickets)
      .where(sql`${maintenanceTickets.tenantId} = ${demo.id} and ${maintenanceTickets.status} = 'open'`)
      .limit(1);
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
    if (
      !busiest ||
      !active ||
      !completed ||
      !driver ||
      !rule ||
      !vehicle ||
      !other ||
      !standing ||
      !missed ||
      !plan ||
      !ticket ||
      !damage ||
      !share
    )
      throw new Error('the demo lacks a record');
    return {
      ...{
        vehicle,
        customerId: busiest.customerId,
        activeId: active.id,
        activeNumber: active.number,
        completedId: completed.id,
      },
      ...{ damagedId: damage.vehicleId, inspectionId: damage.inspectionId },
      reservationIds: [standing.id, missed.id],
      quoteIds: quoted.map(({ id }) => id),
      invoiceIds: billed.map(({ id }) => id),
      ownerId: share.ownerId,
      ...{ planId: plan.id, ticketId: ticket.id },
      ...{ otherCustomerId: other.id, driverId: driver.driverId, ruleId: rule.id, classId: vehicle.classId },
    };
  });
  const company = {
    ...demo,
    vehicle: { id: found.vehicle.id, plate: found.vehicle.plate },
    customer: { id: found.customerId, name: '' },
  };
  const manager = await asManager(demo);
  const [fine, accident] = await Promise.all([
    recordExpense(manager, expenseValues({ kind: 'fine', vehicleId: found.vehicle.id })),
    reportAccident(manager, accidentValues(found.vehicle.id)),
  ]);
  const [entry] = await withTenant(demo.id, (tx) =>
    tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(sql`${auditEntries.tenantId} = ${demo.id} and ${auditEntries.entityId} = ${accident.id}`)
      .limit(1),
  );
  const drafts = await Promise.all(WIZARD_STEPS.map((step) => makeOpenDraft(company, step)));
  const float = { direction: 'in', currency: 'HTG', amountCents: '2500', reason: 'Monnen' };
  const { drawerId } = await moveDrawer(manager, float);
  const importId = await upload(manager, 'vehicles', vehicleList({ count: 30 }));
  const threadId = await makeThread(demo);
  const answerId = await makeAnswer();
  const endpointId = await makeEndpoint(demo);
  const webhook = { endpointId, deliveryId: await makeDelivery(demo, endpointId, GIVEN_UP) };
  const signUpCode = await makeSignUp();
  const [billed] = await withPlatform((tx) => tx.select({ id: plans.id }).from(plans).where(eq(plans.code, 'starter')));
  const question = await makeQuestion();
  const made = {
    questionId: question.id,
    questionCode: question.code,
    signUpCode,
    webhook,
    platformPlanId: billed?.id ?? '',
    threadId,
    answerId,
    entryId: entry?.id ?? '',
    drawerId,
    fineId: fine.id,
    accidentId: accident.id,
    importId,
  };
  return { ...found, ...made, demo, vehicleId: found.vehicle.id, drafts: drafts.map(({ path }) => path) };
}
