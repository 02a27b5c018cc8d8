import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { withOnePlan } from '@/db/one-plan';
import { members } from '@/db/schema/members';
import { listAttachments } from '../files/list-attachments';
import { agreedTax } from '../rentals/agreed-tax';
import { listEarlierLegs } from '../rentals/get-legs';
import {
  getRental,
  listCharges,
  listRentalDocuments,
  listRentalDrivers,
  listRentalInspections,
} from '../rentals/get-rental';
import { listFormerConditions } from '../rentals/list-former-conditions';
import { listRentalActs } from '../rentals/list-rental-acts';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { ledgerVersion } from './balance';
import { getLedger } from './get-ledger';
import { listChargePhotos } from './list-charge-photos';
import { listDepositApplications, listRentalPayments } from './list-payments';
import { readAdvances } from './read-advances';
import { rentalTimeline } from './rental-timeline';
import { shownPayments } from './shown-payments';

/** Everything a rental's page shows: the rental, its papers and its money. */
export function getRentalMoney(ctx: ReadContext, rentalId: string) {
  return withOnePlan(() => read(ctx, rentalId));
}

async function read(ctx: ReadContext, rentalId: string) {
  const record = await getRental(ctx, rentalId);
  const [
    charges,
    drivers,
    legs,
    inspections,
    documents,
    payments,
    applications,
    { ledger, balance },
    settings,
    acts,
    photos,
  ] = await Promise.all([
    listCharges(ctx, rentalId),
    listRentalDrivers(ctx, rentalId),
    listEarlierLegs(ctx, rentalId),
    listRentalInspections(ctx, rentalId),
    listRentalDocuments(ctx, rentalId),
    listRentalPayments(ctx, rentalId),
    listDepositApplications(ctx, rentalId),
    getLedger(ctx, rentalId),
    getTenantSettings(ctx),
    listRentalActs(ctx, rentalId),
    listChargePhotos(ctx, rentalId),
  ]);
  const { rental } = record;
  const advances = rental.customerId ? await readAdvances(ctx, rental.customerId) : null;
  const checkout = inspections.findLast((inspection) => inspection.kind === 'checkout') ?? null;
  const checkins = inspections.filter(({ kind, supersededAt }) => kind === 'checkin' && supersededAt === null);
  const checkin = (rental.returnedAt && checkins.at(-1)) || null;
  const photosOf = (inspection: typeof checkout) =>
    inspection ? listAttachments(ctx, { inspectionId: inspection.id }) : [];
  const [checkoutPhotos, checkinPhotos, formerConditions] = await Promise.all([
    photosOf(checkout),
    photosOf(checkin),
    listFormerConditions(ctx, legs, inspections),
  ]);
  const superseded = inspections.filter(({ supersededAt }) => supersededAt !== null);
  const names = await memberNames(ctx, [rental.createdBy, rental.activatedBy, rental.completedBy]);
  const name = (id: string | null) => (id ? (names.get(id) ?? null) : null);
  const people = {
    created: name(rental.createdBy),
    activated: name(rental.activatedBy),
    completed: name(rental.completedBy),
  };
  return {
    ...record,
    drivers,
    charges: charges.map((charge) => ({ ...charge, photos: photos.get(charge.id) ?? [] })),
    /** How its present or last vehicle left, and how it came back at the end. */
    checkout,
    checkin,
    /** What the company suggests for cleaning; 0 for no suggestion. */
    cleaningFeeCents: settings.cleaningFeeCents,
    checkoutPhotos,
    checkinPhotos,
    /** The vehicles that it had before, and how they left and came back. */
    legs,
    formerConditions,
    addenda: documents.filter((document) => document.kind === 'addendum'),
    // Only the newest is shown: a cancelled one has a copy that says so.
    agreements: documents.filter((document) => document.kind === 'agreement').slice(-1),
    invoices: documents
      .filter((document) => document.kind === 'invoice')
      .map(({ id, number, inspectionId }) => ({
        id,
        number,
        withdrawn: superseded.some((inspection) => inspection.id === inspectionId),
      })),
    payments: shownPayments(payments, ledger, (kind, leftCents) =>
      kind === 'deposit' ? Math.max(0, Math.min(leftCents, balance.depositReturnableCents)) : leftCents,
    ),
    balance,
    /** What is left of the customer's advances, in cents. */
    advanceHeldCents: advances?.heldCents ?? 0,
    taxBasisPoints: agreedTax(
      record,
      charges.map((charge) => ({ ...charge, waived: charge.waivedAt !== null })),
    ),
    ledgerVersion: ledgerVersion(ledger.payments) + ledger.fromAdvancesCents.length,
    timeline: rentalTimeline({ rental, people, payments, applications, acts, superseded }),
    htgRate: settings.htgRate,
    htgRateOn: settings.htgRateOn,
  };
}

export type RentalMoney = Awaited<ReturnType<typeof getRentalMoney>>;

async function memberNames(ctx: ReadContext, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  const rows = await ctx.tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), inArray(members.id, wanted)));
  return new Map(rows.map((row) => [row.id, row.name]));
}
