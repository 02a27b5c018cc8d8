import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { invoices } from '@/db/schema/invoices';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { getCustomer } from '../customers/get-customer';
import { AppError } from '../errors';
import type { BillData, BillGroup } from '../papers/bill-data';
import { paperCompany } from '../papers/paper-company';
import { listInvoiceVehicles } from '../payments/list-invoice-vehicles';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { findStanding } from './find-standing';
import { invoiceSums } from './invoice-sums';
import { listLines } from './list-lines';

const REFERENCE_LENGTH = 12;

/** Everything that a paper says, as it is issued. Throws `record_not_found`. */
export async function getBillData(ctx: ReadContext, id: string): Promise<BillData> {
  const [row] = await ctx.tx
    .select({ invoice: invoices, issuedBy: members.name })
    .from(invoices)
    .leftJoin(members, and(eq(members.tenantId, invoices.tenantId), eq(members.id, invoices.issuedBy)))
    .where(and(eq(invoices.tenantId, ctx.tenantId), eq(invoices.id, id)));
  if (!row) throw new AppError('record_not_found');
  const { invoice } = row;
  const [settings, lines, customer, standing, credits] = await Promise.all([
    getTenantSettings(ctx),
    listLines(ctx, id),
    getCustomer(ctx, invoice.customerId),
    findStanding(ctx, id),
    findCredited(ctx, invoice),
  ]);
  const { htgRate, htgRateOn } = settings;
  const percents = new Set(
    lines.filter(({ kind }) => kind === 'tax').map((line) => Number(line.sentenceParams.percent)),
  );
  const [taxPercent = null] = percents.size === 1 ? percents : [];
  return {
    ...{ kind: invoice.kind, locale: invoice.locale, number: invoice.number, purchaseOrder: invoice.purchaseOrder },
    ...{ paperSize: settings.paperSize, timeZone: settings.timeZone, company: paperCompany(settings) },
    reference: id.slice(-REFERENCE_LENGTH).toUpperCase(),
    issuedAt: invoice.issuedAt.toISOString(),
    issuedBy: row.issuedBy ?? '',
    billed: {
      ...{ name: invoice.billedName, taxId: invoice.billedTaxId, address: invoice.billedAddress },
      phone: customer.phone,
    },
    dueOn: invoice.dueOn,
    credits,
    groups: await groupsOf(ctx, lines),
    ...invoiceSums(lines),
    taxLabel: settings.taxLabel,
    taxPercent: Number.isFinite(taxPercent) ? taxPercent : null,
    ...{ exemption: invoice.exemption, exemptReason: invoice.exemptReason },
    paidCents: standing && invoice.kind === 'invoice' ? invoice.totalCents - standing.leftCents : 0,
    gourde: htgRate && htgRateOn ? { rate: Number(htgRate), on: htgRateOn } : null,
  };
}

async function findCredited(
  ctx: ReadContext,
  { creditedInvoiceId, reason }: typeof invoices.$inferSelect,
): Promise<BillData['credits']> {
  if (creditedInvoiceId === null) return null;
  const [row] = await ctx.tx
    .select({ number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.tenantId, ctx.tenantId), eq(invoices.id, creditedInvoiceId)));
  return row ? { number: row.number, issuedAt: row.issuedAt.toISOString(), reason } : null;
}

/** The lines of each rental and reservation, without tax, in the order of the paper. */
async function groupsOf(ctx: ReadContext, lines: Awaited<ReturnType<typeof listLines>>): Promise<BillGroup[]> {
  const ids = [...new Set(lines.flatMap(({ rentalId, reservationId }) => rentalId ?? reservationId ?? []))];
  const [outings, bookings] = await Promise.all([readRentals(ctx, ids), readReservations(ctx, ids)]);
  const groups: BillGroup[] = [];
  for (const id of ids) {
    const unit = [...outings, ...bookings].find((one) => one.id === id);
    if (!unit) continue;
    const driven = 'className' in unit ? [] : await listInvoiceVehicles(ctx, id);
    const named = 'className' in unit && unit.className ? unit.className : `${unit.make} ${unit.model}, ${unit.plate}`;
    const names = driven.map(({ make, model, plate }) => `${make} ${model}, ${plate}`);
    groups.push({
      number: unit.number ?? '',
      isReservation: 'className' in unit,
      vehicles: names.length > 0 ? names : [named],
      pickupAt: (unit.pickupAt ?? ctx.now).toISOString(),
      dueAt: (('returnedAt' in unit ? unit.returnedAt : null) ?? unit.dueAt ?? ctx.now).toISOString(),
      lines: lines
        .filter(({ kind, rentalId, reservationId }) => kind !== 'tax' && (rentalId ?? reservationId) === id)
        .map(({ kind, amountCents, sentenceKey, sentenceParams, note }) => ({
          ...{ kind, amountCents, note },
          sentence: { key: sentenceKey, params: sentenceParams },
        })),
    });
  }
  return groups;
}

const { make, model, plate } = vehicles;

function readRentals(ctx: ReadContext, ids: string[]) {
  const { id, number, pickupAt, dueAt, returnedAt } = rentals;
  return ctx.tx
    .select({ id, number, pickupAt, dueAt, returnedAt, make, model, plate })
    .from(rentals)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(and(eq(rentals.tenantId, ctx.tenantId), inArray(rentals.id, ids)));
}

function readReservations(ctx: ReadContext, ids: string[]) {
  const { id, number, pickupAt, dueAt } = reservations;
  return ctx.tx
    .select({ id, number, pickupAt, dueAt, className: vehicleClasses.name, make, model, plate })
    .from(reservations)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, reservations.tenantId), eq(vehicleClasses.id, reservations.classId)),
    )
    .where(and(eq(reservations.tenantId, ctx.tenantId), inArray(reservations.id, ids)));
}
