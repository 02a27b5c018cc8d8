import 'server-only';
import { inspections } from '@/db/schema/inspections';
import { charges, rentalDrivers } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import type { Locale } from '../i18n/locales';
import { newId } from '../id';
import { writeDamages } from '../inspections/write-damages';
import type { AgreementData } from '../papers/agreement-data';
import { orderPaper } from '../papers/order-paper';
import type { Quote, Rates } from '../pricing/quote';
import { normalizeSearch } from '../search/normalize-search';
import { afterSent } from '../server/after-sent';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import type { AgreementInput } from './input';

interface Facts {
  input: AgreementInput;
  quote: Quote;
  rates: Rates;
  out: Date;
  due: Date;
  number: string;
  rentalId: string;
  customer: { id: string; fullName: string; language: Locale };
  drivers: readonly { id: string }[];
  vehicle: { id: string; make: string; model: string; plate: string; plateKey: string };
  signers: { customer: string; agent: string };
}

/** The columns that turn a draft into an active rental. */
export function activatedColumns(ctx: WriteContext, facts: Facts, snapshot: AgreementData) {
  const { input, quote, customer, vehicle, number } = facts;
  return {
    status: 'active' as const,
    number,
    customerId: customer.id,
    vehicleId: vehicle.id,
    draft: null,
    pickupAt: facts.out,
    dueAt: facts.due,
    pickupLocation: input.pickupLocation,
    returnLocation: input.returnLocation,
    usageZone: input.usageZone,
    dailyRateCents: input.dailyRateCents,
    depositCents: input.depositCents,
    milesPerDay: input.milesPerDay,
    fuelPolicy: input.fuelPolicy,
    insurancePerDayCents: input.insurancePerDayCents,
    protections: input.protections,
    options: input.options,
    paymentMethod: input.paymentMethod,
    discountCents: quote.discountCents,
    discountReason: input.discountReason,
    taxExempt: input.taxExempt,
    taxExemptReason: input.taxExemptReason,
    chargedDays: quote.days,
    unusedGraceMinutes: quote.unusedGraceMinutes,
    totalCents: quote.totalCents,
    notes: input.notes,
    terms: { ...snapshot, rates: facts.rates, signatures: undefined },
    locale: customer.language,
    searchText: normalizeSearch(
      number,
      customer.fullName,
      vehicle.make,
      vehicle.model,
      vehicle.plate,
      vehicle.plateKey,
    ),
    activatedAt: ctx.now,
    activatedBy: ctx.member.id,
    updatedAt: ctx.now,
  };
}

/** Everything that belongs to the agreement: inspection, drivers, signatures, charges, and the paper to be printed from exactly this. Returns the inspection's id. */
export async function writeAgreement(ctx: WriteContext, facts: Facts, snapshot: AgreementData): Promise<string> {
  const { input, quote, rentalId, vehicle, signers, number } = facts;
  const { tenantId, now } = ctx;
  const inspectionId = newId();
  const inspection = {
    tenantId,
    id: inspectionId,
    kind: 'checkout' as const,
    vehicleId: vehicle.id,
    rentalId,
    inspectedAt: now,
    inspectedBy: ctx.member.id,
    odometerKm: input.odometerKm,
    fuelLevel: input.fuelLevel,
    damageNotes: input.damageNotes,
    checklist: input.checklist,
    skippedShots: input.skippedShots,
  };
  const driverRows = facts.drivers.map(({ id }) => ({ tenantId, rentalId, driverId: id }));
  const signed = { tenantId, rentalId, signedAt: now };
  await together(
    ctx.tx.insert(inspections).values(inspection),
    afterSent(() => writeDamages(ctx, { inspectionId, vehicleId: vehicle.id }, input.damages)),
    driverRows.length > 0 ? ctx.tx.insert(rentalDrivers).values(driverRows) : Promise.resolve(),
    ctx.tx.insert(signatures).values([
      { ...signed, id: newId(), signer: 'customer', name: signers.customer, image: input.customerSignature },
      { ...signed, id: newId(), signer: 'agent', name: signers.agent, image: input.agentSignature },
    ]),
    ctx.tx.insert(charges).values(
      quote.lines.map(({ kind, sentence, amountCents }, position) => ({
        tenantId,
        id: newId(),
        rentalId,
        kind,
        position,
        amountCents,
        sentenceKey: sentence.key,
        sentenceParams: sentence.params,
        createdBy: ctx.member.id,
        createdAt: now,
      })),
    ),
    orderPaper(ctx, { id: newId(), kind: 'agreement', rentalId, number, data: snapshot }),
  );
  return inspectionId;
}
