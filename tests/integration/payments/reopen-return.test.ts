import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { inspections } from '@/db/schema/inspections';
import { vehicles } from '@/db/schema/vehicles';
import { demoSignature } from '@/db/seed/signature';
import { addCharge } from '@/lib/payments/add-charge';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { chargeDamage } from '@/lib/payments/charge-damage';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getInvoice } from '@/lib/payments/get-invoice';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { brokenMirror } from '@/tests/support/make-damage';
import { checkedIn, makeReturned, standingHolds } from '@/tests/support/take-back';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const mistake = (rentalId: string) => ({ rentalId, reason: 'It was the other Duster' });

async function money(rentalId: string) {
  return query(await asManager(tenant), 'rentals.view', (q) => getRentalMoney(q, rentalId));
}

/** What the audit log says of the rental after it was reopened. */
async function recorded(rentalId: string) {
  const reopening = and(eq(auditEntries.entityId, rentalId), eq(auditEntries.action, 'rentals.reopen_return'));
  const rows = await withTenant(tenant.id, (tx) => tx.select().from(auditEntries).where(reopening));
  expect(rows).toHaveLength(1);
  return rows[0]?.after;
}

async function odometer(vehicleId: string) {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.select({ km: vehicles.odometerKm }).from(vehicles).where(eq(vehicles.id, vehicleId)),
  );
  return row?.km;
}

it('makes everything as it was before the return, and keeps what was recorded', async () => {
  const vehicleId = await makeVehicle(tenant, { dailyRateCents: 5500, odometerKm: 40_000 });
  const rental = await makeActiveRental(tenant, { vehicleId });
  const before = await standingHolds(tenant, vehicleId);
  const ctx = await asManager(tenant);
  await collectPayment(ctx, { rentalId: rental.id, kind: 'deposit', method: 'cash', amountCents: '500' });
  const out = await money(rental.id);
  const { invoiceId, dueCents } = await settleReturn(ctx, checkedIn(rental.id));
  expect(dueCents).toBe(0);
  expect(await odometer(vehicleId)).toBe(40_500);
  const answer = await reopenReturn(ctx, mistake(rental.id));
  expect(answer).toMatchObject({ dueCents: 22_000, depositHeldCents: 50_000 });
  const after = await money(rental.id);
  expect(after.rental).toEqual({ ...out.rental, updatedAt: after.rental.updatedAt });
  expect(after.balance).toEqual(out.balance);
  expect(await standingHolds(tenant, vehicleId)).toEqual(before);
  expect(await odometer(vehicleId)).toBe(40_000);
  expect(await recorded(rental.id)).toMatchObject({ status: 'active', odometerKm: 40_000, dueCents: 22_000 });
  expect(after.checkin).toBeNull();
  const waived = after.charges.filter(({ waivedAt }) => waivedAt !== null);
  expect(waived.map(({ kind, waivedReason }) => [kind, waivedReason])).toEqual([
    ['mileage', 'It was the other Duster'],
    ['fuel', 'It was the other Duster'],
  ]);
  expect(after.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['returned_by_mistake', 'reopened', 'deposit_taken_back']),
  );
  expect(after.invoices).toEqual([{ id: invoiceId, number: `${out.rental.number}-F1`, withdrawn: true }]);
  const { text } = pdfText((await getInvoice(ctx, rental.id, invoiceId)).content);
  expect(text).toContain('It was the other Duster');
});

it('lets the vehicle be returned again, under a second invoice that says nothing of the first', async () => {
  const { id, settled } = await makeReturned(tenant);
  const ctx = await asManager(tenant);
  const first = await getInvoice(ctx, id, settled.invoiceId);
  await reopenReturn(ctx, mistake(id));
  const again = await settleReturn(ctx, checkedIn(id, { odometerKm: 40_010, fuelLevel: 'full' }));
  expect(again).toMatchObject({ sumCents: 0, dueCents: 0, depositHeldCents: 28_000 });
  const { invoices, checkin } = await money(id);
  expect(invoices.map(({ withdrawn }) => withdrawn)).toEqual([true, false]);
  expect(checkin).toMatchObject({ odometerKm: 40_010 });
  const second = pdfText((await getInvoice(ctx, id, again.invoiceId)).content).text;
  expect(second).not.toContain('It was the other Duster');
  expect(second).toMatch(/40.010/);
  expect(pdfText(first.content).text).toMatch(/40.500/);
});

it('leaves money that came since in the ledger, and a charge added by hand after the return', async () => {
  const { id } = await makeActiveRental(tenant);
  const ctx = await asManager(tenant);
  await settleReturn(ctx, checkedIn(id));
  await addCharge(ctx, { rentalId: id, kind: 'cleaning', amountCents: '40', note: 'Sand' });
  await collectPayment(ctx, { rentalId: id, kind: 'balance', method: 'cash', amountCents: '100' });
  await reopenReturn(ctx, mistake(id));
  expect((await money(id)).balance).toMatchObject({ chargesCents: 26_000, paidCents: 10_000, dueCents: 16_000 });
});

it('waives what a damage of the return was charged with since, so that it is charged once', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const ctx = await asManager(tenant);
  for (const damage of [brokenMirror(), brokenMirror()]) {
    await settleReturn(ctx, checkedIn(rentalId, { damages: [damage] }));
    await chargeDamage(ctx, { damageId: damage.id, amountCents: '120', note: 'Mirror' });
    await reopenReturn(ctx, mistake(rentalId));
    await expect(chargeDamage(ctx, { damageId: damage.id, amountCents: '120', note: 'Mirror' })).rejects.toMatchObject({
      code: 'damage_without_rental',
    });
  }
  const { charges } = await money(rentalId);
  const mirrors = charges.filter(({ kind }) => kind === 'damage');
  expect(mirrors.map(({ amountCents, waivedReason }) => [amountCents, waivedReason])).toEqual([
    [12_000, mistake(rentalId).reason],
    [12_000, mistake(rentalId).reason],
  ]);
});

it('holds again only the deposit that the return used, not what was used on the road', async () => {
  const { id } = await makeActiveRental(tenant);
  const ctx = await asManager(tenant);
  await collectPayment(ctx, { rentalId: id, kind: 'deposit', method: 'cash', amountCents: '500' });
  await applyDeposit(ctx, { rentalId: id, amountCents: 5_000 });
  // A later request, because all of one request happens at one moment.
  await settleReturn(await asManager(tenant), checkedIn(id));
  const reopened = await reopenReturn(ctx, mistake(id));
  expect(reopened).toMatchObject({ dueCents: 17_000, depositHeldCents: 45_000 });
});

it('does not lower an odometer that was read again since', async () => {
  const { id, vehicleId } = await makeReturned(tenant);
  await withTenant(tenant.id, (tx) =>
    tx.update(vehicles).set({ odometerKm: 40_600 }).where(eq(vehicles.id, vehicleId)),
  );
  await reopenReturn(await asManager(tenant), mistake(id));
  expect(await odometer(vehicleId)).toBe(40_600);
});

it('asks for a signature that is drawn, or for why there is none', async () => {
  const { id } = await makeActiveRental(tenant);
  const ctx = await asAgent(tenant);
  for (const customerSignature of ['', demoSignature('customer').slice(0, 60)])
    await expect(settleReturn(ctx, checkedIn(id, { customerSignature }))).rejects.toMatchObject({
      code: 'customer_signature_missing',
      fields: { customerSignature: 'customer_signature_missing' },
    });
  const { invoiceId, inspectionId } = await settleReturn(
    ctx,
    checkedIn(id, { customerSignature: '', unsignedReason: 'key_drop' }),
  );
  const [checkin] = await withTenant(tenant.id, (tx) =>
    tx.select().from(inspections).where(eq(inspections.id, inspectionId)),
  );
  expect(checkin).toMatchObject({ unsignedReason: 'key_drop' });
  expect(pdfText((await getInvoice(ctx, id, invoiceId)).content).text).toMatch(/boîte|key drop|bwat/);
});
