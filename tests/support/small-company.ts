import { withTenant } from '@/db/client';
import { maintenanceTickets, serviceLogEntries } from '@/db/schema/maintenance';
import { depositApplications } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses } from '@/db/schema/vehicles';
import { newId } from '@/lib/id';
import { startShare } from '@/lib/owners/start-share';
import { asManager } from './contexts';
import { makeCustomer, makeTenant, makeVehicle } from './factories';
import { makeActiveRental } from './make-active-rental';
import { makeExpense } from './make-expense';
import { makeOwner, shareValues } from './make-owner';
import { makePayment } from './make-payment';

const at = (day: string, time = '15:00') => new Date(`2026-${day}T${time}:00Z`);
const back = (day: string) => ({ status: 'completed' as const, returnedAt: at(day) });

/**
 * Three vehicles in November 2026, small enough to compute each figure by hand. Amounts are in dollars, times in UTC. The clocks
 * in Haiti go back on the 1st, so the month has an hour more.
 */
export async function makeSmallCompany() {
  const tenant = await makeTenant();
  const { agent, manager } = tenant.members;
  const classes = { compact: newId(), suv: newId() };
  await withTenant(tenant.id, (tx) =>
    tx.insert(vehicleClasses).values([
      { tenantId: tenant.id, id: classes.compact, name: 'Compact', position: 1 },
      { tenantId: tenant.id, id: classes.suv, name: 'SUV', position: 2 },
    ]),
  );
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const anna = await makeCustomer(tenant, { fullName: 'Anna Bien-Aimé' });
  const bo = await makeCustomer(tenant, { fullName: 'Bo Charles' });
  const a = await makeVehicle(tenant, {
    ...{ createdAt, classId: classes.compact, make: 'Kia', model: 'Picanto', plate: 'AA-1' },
    ...{ purchasePriceCents: 40_000, purchasedOn: '2026-01-01' },
  });
  const b = await makeVehicle(tenant, {
    createdAt,
    classId: classes.suv,
    make: 'Toyota',
    model: 'RAV4',
    plate: 'BB-2',
  });
  // In the fleet since the 16th, midnight in Haiti.
  const c = await makeVehicle(tenant, {
    createdAt: at('11-16', '05:00'),
    make: 'Isuzu',
    model: 'D-Max',
    plate: 'CC-3',
  });

  // Each day is charged at 55.
  const first = await makeActiveRental(tenant, {
    vehicleId: a,
    customerId: anna,
    out: at('11-02'),
    due: at('11-06'),
    values: back('11-06'),
  });
  const second = await makeActiveRental(tenant, {
    vehicleId: b,
    customerId: bo,
    out: at('11-10'),
    due: at('11-12'),
    values: back('11-12'),
  });
  const third = await makeActiveRental(tenant, {
    vehicleId: a,
    customerId: anna,
    out: at('11-20'),
    due: at('11-25'),
    values: back('11-25'),
  });
  const running = await makeActiveRental(tenant, { vehicleId: c, customerId: bo, out: at('11-28'), due: at('12-02') });
  await withTenant(tenant.id, (tx) =>
    tx.insert(charges).values([
      { tenantId: tenant.id, id: newId(), rentalId: first.id, kind: 'tax', amountCents: 2_200, createdAt: at('11-02') },
      {
        ...{
          tenantId: tenant.id,
          id: newId(),
          rentalId: first.id,
          kind: 'late',
          amountCents: 9_900,
          createdAt: at('11-06'),
        },
        ...{ waivedAt: at('11-06'), waivedBy: manager, waivedReason: 'Rain' },
      },
    ]),
  );

  await makePayment(tenant, first, { amountCents: 15_000, receivedAt: at('11-02') });
  await makePayment(tenant, first, {
    amountCents: 7_000,
    method: 'credit_card',
    receivedBy: manager,
    receivedAt: at('11-06'),
  });
  await makePayment(tenant, first, {
    amountCents: 99_900,
    receivedAt: at('11-06'),
    voidedAt: at('11-07'),
    voidedBy: manager,
  });
  const paid = await makePayment(tenant, second, {
    ...{ amountCents: 11_000, method: 'bank_transfer', receivedBy: manager, receivedAt: at('11-12') },
  });
  await makePayment(tenant, second, {
    amountCents: 1_000,
    kind: 'refund',
    refundedPaymentId: paid,
    receivedAt: at('11-13'),
  });
  // The last minute of November in Haiti, and the first of December.
  await makePayment(tenant, second, { amountCents: 100, receivedAt: at('12-01', '04:59') });
  await makePayment(tenant, second, { amountCents: 100, receivedAt: at('12-01', '05:00') });
  await makePayment(tenant, third, { amountCents: 50_000, kind: 'deposit', receivedAt: at('11-20') });
  await withTenant(tenant.id, (tx) =>
    tx.insert(depositApplications).values({
      ...{ tenantId: tenant.id, id: newId(), rentalId: third.id, amountCents: 10_000 },
      ...{ appliedAt: at('11-25'), appliedBy: manager },
    }),
  );

  const statuses = ['converted', 'converted', 'converted', 'no_show', 'cancelled', 'no_show'] as const;
  await withTenant(tenant.id, (tx) =>
    tx.insert(reservations).values(
      statuses.map((status, index) => ({
        ...{ tenantId: tenant.id, id: newId(), number: `V-2026-${index}`, status, customerId: bo, vehicleId: b },
        // The last one is of October.
        ...{ pickupAt: at(index === 5 ? '10-20' : '11-05'), dueAt: at(index === 5 ? '10-22' : '11-07') },
        ...{ dailyRateCents: 5_500, closedAt: at('11-06'), createdBy: agent },
      })),
    ),
  );

  const ticketId = newId();
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(maintenanceTickets).values({
      ...{ tenantId: tenant.id, id: ticketId, number: 'M-2026-1', vehicleId: b, serviceType: 'brake_service' },
      ...{ status: 'completed', costCents: 4_500, startedAt: at('10-05'), createdBy: manager },
    });
    await tx.insert(serviceLogEntries).values({
      ...{ tenantId: tenant.id, id: newId(), ticketId, note: 'Pads', costCents: 2_500 },
      ...{ loggedAt: at('11-02'), loggedBy: manager },
    });
  });
  await makeExpense(tenant, { vehicleId: a, spentAt: '2026-11-10T09:00', amountCents: '30' });
  await makeExpense(tenant, { kind: 'other', spentAt: '2026-11-10T09:00', amountCents: '8' });
  const ownerId = await makeOwner(tenant);
  // 70 % of the rent is theirs, and they bear maintenance and fuel.
  await startShare(await asManager(tenant), shareValues(ownerId, b));
  return { tenant, vehicles: { a, b, c }, customers: { anna, bo }, running };
}
