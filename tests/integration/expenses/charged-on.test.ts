import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { attachments } from '@/db/schema/files';
import { chargeAccident } from '@/lib/accidents/charge-accident';
import { getAccident } from '@/lib/accidents/get-accident';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import { getExpense } from '@/lib/expenses/get-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { PaymentFilters } from '@/lib/payments/input';
import { listPendingCollections } from '@/lib/payments/list-pending-collections';
import { voidCharge } from '@/lib/payments/void-charge';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { query, type ReadContext } from '@/lib/server/query';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeAttachments } from '@/tests/support/make-attachment';
import { makeAccident, makeExpense, makeFine, makeOutLongAgo } from '@/tests/support/make-expense';
import { swapInput } from '@/tests/support/swapped';
import { makeReturned } from '@/tests/support/take-back';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const local = (days: number) => instantToLocal(new Date(Date.now() + days * DAY_MS), ZONE);

async function read<T>(run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'expenses.view', run);
}

async function shown(expenseId: string) {
  return read((q) => getExpense(q, expenseId));
}

describe('a fine', () => {
  it('knows customer and drivers of the rental at that moment', async () => {
    const { expenseId, rentalId } = await makeFine(tenant);
    const driverId = await makeDriver(tenant, { fullName: 'Wisly Jean-Charles' });
    await addRentalDriver(tenant, rentalId, driverId);
    expect((await shown(expenseId)).holder).toMatchObject({
      rentalId,
      customerName: 'Marie-Flore Desrosiers',
      phone: '+50937000002',
      drivers: ['Wisly Jean-Charles'],
    });
  });

  it('stays with the company if nobody had the vehicle', async () => {
    const rental = await makeActiveRental(tenant);
    const expenseId = await makeExpense(tenant, { kind: 'toll', vehicleId: rental.vehicleId, spentAt: local(-9) });
    expect((await shown(expenseId)).holder).toBeNull();
    const charging = chargeExpense(await asAgent(tenant), { expenseId, rentalId: rental.id });
    await expect(charging).rejects.toMatchObject({ code: 'other_holder' });
  });

  it('is charged to a rental that is closed and settled, untaxed, with its papers', async () => {
    const rental = await makeReturned(tenant);
    const { id: rentalId, vehicleId } = rental;
    const before = await read((q) => getRentalMoney(q, rentalId));
    expect(before).toMatchObject({ rental: { status: 'completed' }, balance: { dueCents: 0 } });
    const expenseId = await makeExpense(tenant, { kind: 'fine', vehicleId, reference: 'PV 0045' });
    await makeAttachments(tenant, { owner: 'expense', ownerId: expenseId, slot: 'photo' }, 2);
    const { chargeId, dueCents } = await chargeExpense(await asAgent(tenant), { expenseId, rentalId });
    expect(dueCents).toBe(4_500);
    const after = await read((q) => getRentalMoney(q, rentalId));
    expect(after.balance.dueCents).toBe(4_500);
    expect(after.charges.at(-1)).toMatchObject({ id: chargeId, kind: 'fine', amountCents: 4_500, waivedAt: null });
    expect(after.charges.at(-1)?.note).toContain('PV 0045');
    expect(after.charges.at(-1)?.photos).toHaveLength(2);
    expect(after.timeline).toContainEqual(expect.objectContaining({ kind: 'charge_added', amountCents: 4_500 }));
    const pending = await read((q) => listPendingCollections(q, PaymentFilters.parse({ tab: 'pending' })));
    expect(pending.rows).toContainEqual(expect.objectContaining({ id: rentalId, dueCents: 4_500 }));
  });

  it('is charged to the rental whose swapped vehicle it was, before and after', async () => {
    const rental = await makeActiveRental(tenant);
    const next = await makeVehicle(tenant);
    const input = swapInput(rental, next, { swappedAt: local(-1), odometerInKm: 40_010 });
    await swapVehicle(await asManager(tenant), input);
    const cases = [
      [rental.vehicleId, -1.5, rental.id],
      [rental.vehicleId, -0.5, undefined],
      [next, -0.5, rental.id],
    ] as const;
    for (const [vehicleId, days, holder] of cases) {
      const expenseId = await makeExpense(tenant, { kind: 'fine', vehicleId, spentAt: local(days) });
      expect((await shown(expenseId)).holder?.rentalId).toBe(holder);
    }
  });

  it('is charged once by two clerks, and again only after that charge is voided', async () => {
    const { expenseId, rentalId } = await makeFine(tenant);
    const charge = async () => chargeExpense(await asAgent(tenant), { expenseId, rentalId });
    const both = await Promise.allSettled([charge(), charge()]);
    const answers = both.map((one) => (one.status === 'rejected' ? one.reason.code : 'charged'));
    expect(answers.toSorted()).toEqual(['charged', 'expense_charged']);
    const { expense } = await shown(expenseId);
    const chargeId = expense.chargeId ?? '';
    const manager = await asManager(tenant);
    await voidCharge(manager, { rentalId, chargeId, reason: 'Not his' });
    expect((await shown(expenseId)).chargedTo).toBeNull();
    await charge();
    const money = await read((q) => getRentalMoney(q, rentalId));
    expect(money.charges.filter(({ kind, waivedAt }) => kind === 'fine' && waivedAt === null)).toHaveLength(1);
    await expect(voidExpense(manager, { expenseId, reason: 'Twice' })).rejects.toMatchObject({
      code: 'expense_charged',
    });
  });
});

it('charges the damage of an accident with the photos of its report', async () => {
  const { id: rentalId, vehicleId } = await makeOutLongAgo(tenant);
  const accidentId = await makeAccident(tenant, vehicleId);
  await makeAttachments(tenant, { owner: 'accident', ownerId: accidentId, slot: 'photo' });
  const { chargeId } = await chargeAccident(await asAgent(tenant), { accidentId, rentalId, amountCents: '120,50' });
  const record = await read((q) => getAccident(q, accidentId));
  expect(record).toMatchObject({ holder: { rentalId }, chargedTo: { rentalId } });
  const money = await read((q) => getRentalMoney(q, rentalId));
  expect(money.charges.at(-1)).toMatchObject({ id: chargeId, kind: 'damage', amountCents: 12_050 });
  const papers = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: attachments.id })
      .from(attachments)
      .where(and(eq(attachments.chargeId, chargeId), isNull(attachments.archivedAt))),
  );
  expect(papers).toHaveLength(1);
});
