import 'server-only';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { paperCompany } from '../papers/paper-company';
import type { ReceiptData } from '../papers/receipt-data';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getLedger } from './get-ledger';
import { readAdvances } from './read-advances';
import { readLedger } from './read-ledger';
import { shownKind } from './shown-kind';

const returned = alias(payments, 'returned');
const voiders = alias(members, 'voiders');

/**
 * The content of a receipt in the customer's language, with the current balance. If the payment is voided, it says so
 * and states no balance. Throws `record_not_found`.
 */
export async function getReceiptData(ctx: ReadContext, paymentId: string, reference: string): Promise<ReceiptData> {
  const [row, settings] = await Promise.all([loadPayment(ctx, paymentId), getTenantSettings(ctx)]);
  const { payment, customer, rental, reservation, vehicle } = row;
  const { voidedAt } = payment;
  const after = voidedAt ? null : await balanceAfter(ctx, row);
  const ofDeposit = payment.kind === 'refund' && row.returnedKind === 'deposit';
  return {
    locale: customer.language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    number: payment.number,
    reference,
    kind: ofDeposit ? 'deposit_refund' : shownKind(payment.kind, payment.reservationId),
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
    reservationNumber: reservation?.number ?? null,
    dueAfterCents: after?.dueCents ?? null,
    beforePickup: payment.rentalId === null && reservation?.status === 'confirmed',
    depositHeldCents: after?.depositHeldCents ?? null,
    advanceHeldCents: voidedAt ? null : (await readAdvances(ctx, payment.customerId)).heldCents,
    notes: payment.notes,
    voided: voidedAt && {
      at: voidedAt.toISOString(),
      by: row.voidedBy ?? '',
      reason: payment.voidedReason ?? '',
    },
  };
}

/** A reservation that stands is not due yet: its receipt says what is left of its price. */
async function balanceAfter(ctx: ReadContext, { payment, reservation }: Awaited<ReturnType<typeof loadPayment>>) {
  const { rentalId, reservationId } = payment;
  if (rentalId) return (await getLedger(ctx, rentalId)).balance;
  if (!reservationId) return null;
  const { balance } = await readLedger(ctx, { reservationId });
  const stands = reservation?.status === 'confirmed';
  return { ...balance, dueCents: stands ? reservation.totalCents - balance.paidCents : balance.dueCents };
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
      reservation: { number: reservations.number, status: reservations.status, totalCents: reservations.totalCents },
      vehicle: { make: vehicles.make, model: vehicles.model, plate: vehicles.plate },
    })
    .from(payments)
    .innerJoin(customers, and(eq(customers.tenantId, payments.tenantId), eq(customers.id, payments.customerId)))
    .leftJoin(returned, and(eq(returned.tenantId, payments.tenantId), eq(returned.id, payments.refundedPaymentId)))
    .leftJoin(members, and(eq(members.tenantId, payments.tenantId), eq(members.id, payments.receivedBy)))
    .leftJoin(voiders, and(eq(voiders.tenantId, payments.tenantId), eq(voiders.id, payments.voidedBy)))
    .leftJoin(rentals, and(eq(rentals.tenantId, payments.tenantId), eq(rentals.id, payments.rentalId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, payments.tenantId), eq(reservations.id, payments.reservationId)),
    )
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!row) throw new AppError('record_not_found');
  return row;
}
