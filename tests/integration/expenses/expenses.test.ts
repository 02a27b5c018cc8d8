import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses, sumExpenses } from '@/lib/expenses/list-expenses';
import { recordExpense } from '@/lib/expenses/record-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { query } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { expenseValues, makeExpense } from '@/tests/support/make-expense';

let tenant: TestTenant;
let vehicleId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant, { plate: 'LO-90011', plateKey: 'LO90011', searchText: 'toyota rav4 lo90011' });
  const at = (days: number) => instantToLocal(new Date(Date.now() - days * DAY_MS), 'America/Port-au-Prince');
  ids.fuel = await makeExpense(tenant, { vehicleId, spentAt: at(1), vendor: 'Estasyon Sòl' });
  ids.company = await makeExpense(tenant, { kind: 'other', spentAt: at(2), amountCents: '20' });
  ids.toll = await makeExpense(tenant, { kind: 'toll', vehicleId, spentAt: at(3), amountCents: '3,50' });
  ids.wrong = await makeExpense(tenant, { kind: 'washing', vehicleId, spentAt: at(4), amountCents: '900' });
  await voidExpense(await asManager(tenant), { expenseId: ids.wrong, reason: 'A typing error' });
});
afterAll(closeDatabase);

async function found(filters: object) {
  const parsed = ExpenseFilters.parse(filters);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return query(await asAgent(tenant), 'expenses.view', async (q) => {
    const [page, sum] = await Promise.all([listExpenses(q, parsed), sumExpenses(q, parsed)]);
    return { names: page.rows.map(({ id }) => names.get(id)), ...sum };
  });
}

it.each([
  [{}, ['fuel', 'company', 'toll', 'wrong'], 6_850],
  [{ tab: 'passed_on' }, ['toll'], 350],
  [{ tab: 'voided' }, ['wrong'], 0],
  [{ of: 'company' }, ['company'], 2_000],
  [{ kind: 'fuel' }, ['fuel'], 4_500],
  [{ q: 'sol' }, ['fuel'], 4_500],
  [{ q: 'lo-90011 rav' }, ['fuel', 'toll', 'wrong'], 4_850],
])('finds and sums by %j, without what was voided in the sum', async (filters, names, sumCents) => {
  expect(await found(filters)).toEqual({ names, count: names.length, sumCents });
});

it('has pages that meet', async () => {
  const page = (cursor: string | null) => ({ ...ExpenseFilters.parse({}), size: 3, cursor });
  const read = async (cursor: string | null) =>
    query(await asAgent(tenant), 'expenses.view', (q) => listExpenses(q, page(cursor)));
  const first = await read(null);
  const second = await read(first.nextCursor);
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(Object.values(ids));
});

it('counts gourdes at the rate kept with them', async () => {
  const paid = { currency: 'HTG', paidHtgCents: '1 000', htgRate: '131,25', vehicleId: await makeVehicle(tenant) };
  const other = await makeTenant();
  const { id } = await recordExpense(await asAgent(other), expenseValues({ ...paid, vehicleId: '' }));
  const page = await query(await asAgent(other), 'expenses.view', (q) => listExpenses(q, ExpenseFilters.parse({})));
  expect(page.rows).toMatchObject([{ id, amountCents: 762, paidHtgCents: 100_000, paidByName: 'The agent' }]);
});

it('is a cost of its vehicle, unless it was voided', async () => {
  const money = await query(await asAgent(tenant), 'vehicles.view', async (q) =>
    getVehicleEarnings(q, await getVehicle(q, vehicleId)),
  );
  expect(money.costCents).toBe(4_850);
});
