import { reportAccident } from '@/lib/accidents/report-accident';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { recordExpense } from '@/lib/expenses/record-expense';
import { asAgent } from './contexts';
import { makeVehicle, type TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** A local time of yesterday, when `makeActiveRental` had its vehicle out. */
export function yesterday(): string {
  return instantToLocal(new Date(Date.now() - DAY_MS), 'America/Port-au-Prince');
}

/** An expense as its form sends it: 45.00 of fuel for the company. */
export function expenseValues(values: object = {}) {
  return { kind: 'fuel', spentAt: yesterday(), method: 'cash', amountCents: '45', ...values };
}

export async function makeExpense(tenant: TestTenant, values: object = {}): Promise<string> {
  return (await recordExpense(await asAgent(tenant), expenseValues(values))).id;
}

/** A local time that is always the same, for what is kept word by word. */
export const LONG_AGO = '2025-11-03T10:00';

/** A vehicle that was with a customer at `LONG_AGO`, and still is. */
export function makeOutLongAgo(tenant: TestTenant) {
  return makeActiveRental(tenant, { out: new Date('2025-11-01T15:00:00Z') });
}

/** A fine of 45.00 for a vehicle that was with a customer. */
export async function makeFine(tenant: TestTenant) {
  const rental = await makeOutLongAgo(tenant);
  const of = { kind: 'fine', vehicleId: rental.vehicleId, spentAt: LONG_AGO, reference: 'PV 0045' };
  const expenseId = await makeExpense(tenant, of);
  return { expenseId, rentalId: rental.id, vehicleId: rental.vehicleId };
}

/** An accident as its form sends it. */
export function accidentValues(vehicleId: string, values: object = {}) {
  const told = { place: 'Route de Frères', description: 'A truck hit the mirror', policeReport: 'C-118' };
  return { vehicleId, happenedAt: yesterday(), ...told, ...values };
}

export async function makeAccident(tenant: TestTenant, vehicleId?: string): Promise<string> {
  const values = accidentValues(vehicleId ?? (await makeVehicle(tenant)));
  return (await reportAccident(await asAgent(tenant), values)).id;
}
