import 'server-only';
import { and, eq } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import { signatures } from '@/db/schema/signatures';
import { getCustomer } from '../customers/get-customer';
import { AppError } from '../errors';
import type { InvoiceData } from '../papers/invoice-data';
import { paperCompany } from '../papers/paper-company';
import { getRental, listCharges } from '../rentals/get-rental';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getLedger } from './get-ledger';
import { invoiceLines } from './invoice-lines';
import { listChargePhotos } from './list-charge-photos';
import { listInvoiceVehicles } from './list-invoice-vehicles';
import { listRentalPayments } from './list-payments';

/** Everything that the invoice of a return says, as things stand now, without its number. Throws `record_not_found`. */
export async function getInvoiceData(
  ctx: ReadContext,
  rentalId: string,
  inspectionId: string,
): Promise<Omit<InvoiceData, 'number' | 'reference'>> {
  const { rental } = await getRental(ctx, rentalId);
  const [settings, customer, charged, payments, { balance, ledger }, ended, photos] = await Promise.all([
    getTenantSettings(ctx),
    getCustomer(ctx, rental.customerId ?? ''),
    listCharges(ctx, rentalId),
    listRentalPayments(ctx, rentalId),
    getLedger(ctx, rentalId),
    getEnd(ctx, inspectionId),
    listChargePhotos(ctx, rentalId),
  ]);
  const { pickupAt, dueAt, returnedAt, number } = rental;
  if (!pickupAt || !dueAt || !returnedAt || !number) throw new AppError('record_not_found');
  const { htgRate, htgRateOn } = settings;
  const deposits = ledger.payments.filter(({ kind }) => kind === 'deposit').map(({ id }) => id);
  return {
    locale: customer.language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    issuedAt: ctx.now.toISOString(),
    agreementNumber: number,
    agreedAt: (rental.activatedAt ?? pickupAt).toISOString(),
    customer: {
      fullName: customer.fullName,
      phone: customer.phone,
      address: [customer.address, customer.city].filter(Boolean).join(', '),
    },
    vehicles: await listInvoiceVehicles(ctx, rentalId),
    pickupAt: pickupAt.toISOString(),
    dueAt: dueAt.toISOString(),
    returnedAt: returnedAt.toISOString(),
    lines: invoiceLines(charged, inspectionId, photos),
    chargesCents: balance.chargesCents,
    payments: payments
      .filter(({ kind, voidedAt }) => kind !== 'deposit' && voidedAt === null)
      .filter(({ refundedPaymentId }) => !deposits.includes(refundedPaymentId ?? ''))
      .map((payment) => ({
        number: payment.number,
        kind: payment.kind,
        method: payment.method,
        receivedAt: payment.receivedAt.toISOString(),
        amountCents: payment.kind === 'refund' ? -payment.amountCents : payment.amountCents,
      })),
    depositAppliedCents: balance.depositAppliedCents,
    advanceAppliedCents: balance.advanceAppliedCents,
    depositHeldCents: balance.depositHeldCents,
    dueCents: balance.dueCents,
    gourde: htgRate && htgRateOn ? { rate: Number(htgRate), on: htgRateOn } : null,
    takenBackBy: ended.takenBackBy ?? '',
    signature:
      ended.image === null
        ? null
        : {
            name: ended.signer ?? '',
            image: ended.image,
            signedAt: (ended.signedAt ?? ctx.now).toISOString(),
          },
    unsignedReason: ended.unsignedReason,
    withdrawn: null,
  };
}

/** Who took the vehicle back, and who signed for it. */
async function getEnd(ctx: ReadContext, inspectionId: string) {
  const [row] = await ctx.tx
    .select({
      takenBackBy: members.name,
      unsignedReason: inspections.unsignedReason,
      signer: signatures.name,
      image: signatures.image,
      signedAt: signatures.signedAt,
    })
    .from(inspections)
    .leftJoin(members, and(eq(members.tenantId, inspections.tenantId), eq(members.id, inspections.inspectedBy)))
    .leftJoin(
      signatures,
      and(eq(signatures.tenantId, inspections.tenantId), eq(signatures.inspectionId, inspections.id)),
    )
    .where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.id, inspectionId)));
  if (!row) throw new AppError('record_not_found');
  return row;
}
