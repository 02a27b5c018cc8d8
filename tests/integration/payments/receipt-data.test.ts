import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { documents } from '@/db/schema/files';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getReceipt } from '@/lib/payments/get-receipt';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';
import { makeReservation } from '@/tests/support/make-reservation';
import { pdfText } from '../../unit/papers/pdf-text';

const cash = { method: 'cash', currency: 'USD' } as const;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({
    htgRate: '131.5000',
    htgRateOn: '2026-11-20',
    paperSize: 'A4',
    phone: '+50928111111',
  });
});
afterAll(closeDatabase);

async function read(company: TestTenant, paymentId: string) {
  return query(await asAgent(company), 'payments.view', (q) => getReceiptData(q, paymentId, 'ABC123'));
}

async function makeRental(company: TestTenant) {
  const customerId = await makeCustomer(company, { fullName: 'Wilna Ogé', phone: '+50937001122', language: 'ht' });
  const vehicleId = await makeVehicle(company, { make: 'Kia', model: 'Rio', plate: 'AB-123', plateKey: 'AB123' });
  const { id } = await makeActiveRental(company, { vehicleId, values: { customerId, number: 'R-2026-00007' } });
  return id;
}

it('names who paid what to whom for which rental, in the customer’s language, and what is due after it', async () => {
  const rentalId = await makeRental(tenant);
  const ctx = await asManager(tenant);
  await collectPayment(ctx, { rentalId, kind: 'deposit', amountCents: 30_000, ...cash });
  const paid = await collectPayment(ctx, {
    ...{ rentalId, kind: 'balance', method: 'cash', currency: 'HTG', receivedHtgCents: '13150', htgRate: '131.5' },
    ...{ reference: 'N° 12', notes: 'By her son' },
  });
  const data = await read(tenant, paid.id);
  expect(data).toMatchObject({
    ...{ locale: 'ht', paperSize: 'A4', timeZone: 'America/Port-au-Prince', reference: 'ABC123' },
    ...{ number: paid.number, kind: 'balance', method: 'cash', amountCents: 10_000, receivedAt: ctx.now.toISOString() },
    ...{ paymentReference: 'N° 12', notes: 'By her son', collectedBy: 'The manager', voided: null },
    ...{ receivedHtg: { cents: 1_315_000, rate: 131.5 }, gourde: { rate: 131.5, on: '2026-11-20' } },
    ...{ agreementNumber: 'R-2026-00007', vehicle: 'Kia Rio, AB-123' },
    ...{ dueAfterCents: 12_000, depositHeldCents: 30_000 },
    company: { legalName: tenant.name, phone: '+50928111111', logo: null },
  });
  expect(data.customer).toEqual({ fullName: 'Wilna Ogé', phone: '+50937001122' });
});

it('says of a refund whether it was of a payment or of the deposit', async () => {
  const company = await makeTenant();
  const rentalId = await makeRental(company);
  const ctx = await asManager(company);
  const deposit = await collectPayment(ctx, { rentalId, kind: 'deposit', amountCents: 30_000, ...cash });
  const paid = await collectPayment(ctx, { rentalId, kind: 'balance', amountCents: 2_000, ...cash });
  await applyDeposit(ctx, { rentalId, amountCents: 5_000 });
  const refund = (paymentId: string) => refundPayment(ctx, { paymentId, amountCents: 1_000, ...cash });
  const [ofDeposit, ofPayment] = [await refund(deposit.id), await refund(paid.id)];
  const figures = { dueAfterCents: 16_000, depositHeldCents: 24_000, receivedHtg: null, gourde: null };
  expect(await read(company, deposit.id)).toMatchObject({ kind: 'deposit', ...figures });
  expect(await read(company, ofDeposit.id)).toMatchObject({ kind: 'deposit_refund', ...figures });
  expect(await read(company, ofPayment.id)).toMatchObject({ kind: 'refund', amountCents: 1_000, ...figures });
});

it('names no rental where there is none, and no gourdes without both a rate and its day', async () => {
  for (const settings of [{ htgRate: '131.5000' }, { htgRateOn: '2026-11-20' }]) {
    const company = await makeTenant(settings);
    const vehicleId = await makeVehicle(company);
    const times = { pickupAt: new Date(Date.now() + DAY_MS), dueAt: new Date(Date.now() + 3 * DAY_MS) };
    const reserved = await makeReservation(company, { vehicleId, ...times, values: { totalCents: 2_000 } });
    const paid = await makePayment(company, reserved, { rentalId: null, reservationId: reserved.id, amountCents: 500 });
    expect(await read(company, paid)).toMatchObject({
      ...{ kind: 'part', reservationNumber: reserved.number, agreementNumber: null, vehicle: null },
      ...{ dueAfterCents: 1_500, beforePickup: true, depositHeldCents: 0 },
      ...{ receivedHtg: null, gourde: null },
    });
  }
});

it('knows no payment of another company, and none that does not exist', async () => {
  const stranger = await makeTenant();
  const theirs = await collectPayment(await asAgent(stranger), {
    ...{ rentalId: await makeRental(stranger), kind: 'balance', amountCents: 100, ...cash },
  });
  for (const id of [theirs.id, newId()])
    await expect(read(tenant, id)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('says from the voiding on who voided it, when and why, and leaves the stored receipt as it was', async () => {
  const company = await makeTenant();
  const ctx = await asManager(company);
  const paid = await collectPayment(ctx, {
    ...{ rentalId: await makeRental(company), kind: 'balance', amountCents: 2_000, ...cash },
  });
  const shown = async () => (await getReceipt(ctx, paid.id)).content;
  const stored = await shown();
  await voidPayment(ctx, { paymentId: paid.id, reason: 'Typed twice' });
  expect(await read(company, paid.id)).toMatchObject({
    voided: { at: ctx.now.toISOString(), by: 'The manager', reason: 'Typed twice' },
    ...{ amountCents: 2_000, dueAfterCents: null, depositHeldCents: null },
  });
  const now = pdfText(await shown()).text;
  expect(now).toContain('Typed twice');
  expect(now).toContain(paid.number);
  const kept = await withTenant(company.id, (tx) =>
    tx.select().from(documents).where(eq(documents.paymentId, paid.id)),
  );
  expect(kept.map(({ content }) => content)).toEqual([stored]);
});
