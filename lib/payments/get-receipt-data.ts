import 'server-only';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import type { ReceiptData } from '../papers/receipt-data';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getLedger } from './get-ledger';

const returned = alias(payments, 'returned');
const voiders = alias(members, 'voiders');

/**
 * The content of a receipt in the customer's language, with the current balance. If the payment is voided, it says so
 * and states no balance. Throws `record_not_found`.
 */
export async function getReceiptData(ctx: ReadContext, paymentId: string, reference: string): Promise<ReceiptData> {
  const [row, settings] = await Promise.all([loadPayment(ctx, paymentId), getTenantSettings(ctx)]);
  const { payment, customer, rental, vehicle } = row;
  const { voidedAt } = payment;
  const ledger = payment.rentalId && !voidedAt ? (await getLedger(ctx, payment.rentalId)).balance : null;
  const ofDeposit = payment.kind === 'refund' && row.returnedKind === 'deposit';
  return {
    locale: customer.language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: { ...settings, logo: null },
    number: payment.number,
    reference,
    kind: ofDeposit ? 'deposit_refund' : payment.kind,
    receivedAt: payment.receivedAt.toISOString(),
    amountCents: payment.amountCents,
    method: payment.method,
    paymentReference: payment.reference,
    receivedHtg:
      payment.receivedHtgCents !== null && payment.htgRate !== null
        ? { cents: payment.receivedHtgCents, rate: Number(payment.htgRate) }
        : null,
    gourde:
      settings.htgRate !== null && settings.htgRateOn !== null
        ? { rate: Number(settings.htgRate), on: settings.htgRateOn }
        : null,
    agreementNumber: rental?.number ?? null,
    vehicle: vehicle ? `${vehicle.make} ${vehicle.model}, ${vehicle.plate}` : null,
    customer: { fullName: customer.fullName, phone: customer.phone },
    collectedBy: row.collectedBy ?? '',
    dueAfterCents: ledger?.dueCents ?? null,
    depositHeldCents: ledger?.depositHeldCents ?? null,
    notes: payment.notes,
    voided: voidedAt && {
      at: voidedAt.toISOString(),
      by: row.voidedBy ?? '',
      reason: payment.voidedReason ?? '',
    },
  };
}

async function loadPayment(ctx: ReadContext, paymentId: string) {
  const [row] = await ctx.tx
    .select({
      payment: payments,
      returnedKind: returned.kind,
      collectedBy: members.name,
      voidedBy: voiders.name,
      customer: { fullName: customers.fullName, phone: customers.phone, language: customers.language },
      rental: { number: rentals.number },
      vehicle: { make: vehicles.make, model: vehicles.model, plate: vehicles.plate },
    })
    .from(payments)
    .innerJoin(customers, and(eq(customers.tenantId, payments.tenantId), eq(customers.id, payments.customerId)))
    .leftJoin(returned, and(eq(returned.tenantId, payments.tenantId), eq(returned.id, payments.refundedPaymentId)))
    .leftJoin(members, and(eq(members.tenantId, payments.tenantId), eq(members.id, payments.receivedBy)))
    .leftJoin(voiders, and(eq(voiders.tenantId, payments.tenantId), eq(voiders.id, payments.voidedBy)))
    .leftJoin(rentals, and(eq(rentals.tenantId, payments.tenantId), eq(rentals.id, payments.rentalId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!row) throw new AppError('record_not_found');
  return row;
}
