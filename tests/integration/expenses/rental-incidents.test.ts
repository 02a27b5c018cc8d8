import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { listRentalIncidents } from '@/lib/accidents/list-rental-incidents';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { voidCharge } from '@/lib/payments/void-charge';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeAccident, makeExpense } from '@/tests/support/make-expense';
import { swapInput } from '@/tests/support/swapped';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const local = (days: number) => instantToLocal(new Date(Date.now() + days * DAY_MS), 'America/Port-au-Prince');

async function shown(rentalId: string) {
  const found = await query(await asAgent(tenant), 'expenses.view', (q) => listRentalIncidents(q, rentalId));
  return found.map(({ id, kind, charged }) => [id, kind, charged]);
}

it('has the fines, tolls and accidents of the time in which a rental had each of its vehicles, and no others', async () => {
  const rental = await makeActiveRental(tenant);
  const next = await makeVehicle(tenant);
  await swapVehicle(await asManager(tenant), swapInput(rental, next, { swappedAt: local(-1), odometerInKm: 40_010 }));
  const fine = (vehicleId: string, days: number) =>
    makeExpense(tenant, { kind: 'fine', vehicleId, spentAt: local(days) });
  const [first, second] = [await fine(rental.vehicleId, -1.5), await fine(next, -0.5)];
  const accident = await makeAccident(tenant, next);
  await fine(rental.vehicleId, -0.5);
  await fine(rental.vehicleId, -9);
  await makeExpense(tenant, { kind: 'washing', vehicleId: next, spentAt: local(-0.5) });
  const wrong = await fine(next, -0.4);
  await voidExpense(await asManager(tenant), { expenseId: wrong, reason: 'Twice' });
  expect(await shown(rental.id)).toEqual([
    [second, 'fine', false],
    [accident, 'accident', false],
    [first, 'fine', false],
  ]);
});

it('says which of them the rental owes', async () => {
  const { id: rentalId, vehicleId } = await makeActiveRental(tenant);
  const expenseId = await makeExpense(tenant, { kind: 'toll', vehicleId });
  const { chargeId } = await chargeExpense(await asAgent(tenant), { expenseId, rentalId });
  expect(await shown(rentalId)).toEqual([[expenseId, 'toll', true]]);
  await voidCharge(await asManager(tenant), { rentalId, chargeId, reason: 'Not his' });
  expect(await shown(rentalId)).toEqual([[expenseId, 'toll', false]]);
});
