import { newId } from '@/lib/id';
import { type Quote, quoteRental } from '@/lib/pricing/quote';
import { fuelCharge, lateCharge, mileageCharge } from '@/lib/pricing/return-charges';
import { normalizeSearch } from '@/lib/search-text';
import type { Transaction } from '../client';
import { vehicleAllocations } from '../schema/allocations';
import { inspections } from '../schema/inspections';
import { payments } from '../schema/payments';
import { charges, rentals } from '../schema/rentals';
import type { DemoCompany } from './companies';
import type { CustomerRow, Inserted, VehicleRow } from './insert-company';
import { inSlices, numbering } from './numbering';
import type { PlannedRental, PlannedYear } from './plan-year';

const MILES_PER_DAY = 80;
const INSURANCE_CENTS = 1500;

type ChargeRow = typeof charges.$inferInsert;
type PaymentRow = Omit<typeof payments.$inferInsert, 'number'>;

export interface SeededRental {
  plan: PlannedRental;
  quote: Quote;
  vehicle: VehicleRow;
  customer: CustomerRow;
  row: typeof rentals.$inferInsert & { id: string; number: string; depositCents: number };
}

/** The planned rentals as the product itself would have written them: charges by the rules, money on the ledger, vehicles held. */
export async function insertRentals(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  at: { year: PlannedYear; made: Inserted; now: Date },
): Promise<SeededRental[]> {
  const { year, made, now } = at;
  const number = numbering('R', tenantId);
  const seeded = year.rentals
    .toSorted((a, b) => a.out.getTime() - b.out.getTime())
    .map((plan) => rentalOf(tenantId, company, { plan, made, number: number.next(plan.out), now }));
  await inSlices(
    seeded.map(({ row }) => row),
    (rows) => tx.insert(rentals).values(rows),
  );
  await inSlices(
    seeded.flatMap((rental) => chargeRows(rental, made.staff.agent.id)),
    (rows) => tx.insert(charges).values(rows),
  );
  await inSlices(seeded.flatMap(inspectionRows), (rows) => tx.insert(inspections).values(rows));
  await inSlices(seeded.map(allocationRow), (rows) => tx.insert(vehicleAllocations).values(rows));
  await number.keep(tx);
  const receipt = numbering('P', tenantId);
  const paid = seeded
    .flatMap((rental) => paymentRows(rental, made.staff))
    .toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
    .map((row) => ({ ...row, number: receipt.next(row.receivedAt) }));
  await inSlices(
    paid.filter((row) => row.kind !== 'refund'),
    (rows) => tx.insert(payments).values(rows),
  );
  await inSlices(
    paid.filter((row) => row.kind === 'refund'),
    (rows) => tx.insert(payments).values(rows),
  );
  await receipt.keep(tx);
  return seeded;
}

function rentalOf(
  tenantId: string,
  company: DemoCompany,
  at: { plan: PlannedRental; made: Inserted; number: string; now: Date },
): SeededRental {
  const { plan, made, number } = at;
  const vehicle = made.vehicles[plan.vehicle];
  const customer = made.customers[plan.customer];
  if (!vehicle || !customer) throw new Error('the plan names a vehicle or customer that is not there');
  const quote = quoteRental({
    out: plan.out,
    due: plan.due,
    graceMinutes: 60,
    rates: {
      dailyCents: vehicle.dailyRateCents,
      weeklyCents: vehicle.weeklyRateCents ?? null,
      monthlyCents: vehicle.monthlyRateCents ?? null,
    },
    perDay: [{ kind: 'insurance', perDayCents: INSURANCE_CENTS }],
    discountCents: 0,
    taxBasisPoints: null,
  });
  const status = plan.cancelled ? ('cancelled' as const) : plan.returned ? ('completed' as const) : ('active' as const);
  const place = company.locations[plan.customer % company.locations.length] ?? '';
  const row = {
    tenantId,
    id: newId(),
    number,
    status,
    customerId: customer.id,
    vehicleId: vehicle.id,
    pickupAt: plan.out,
    dueAt: plan.due,
    returnedAt: status === 'completed' ? plan.returned : null,
    pickupLocation: place,
    returnLocation: place,
    usageZone: company.usageZones[plan.vehicle % company.usageZones.length] ?? '',
    dailyRateCents: vehicle.dailyRateCents,
    depositCents: vehicle.dailyRateCents * 7,
    milesPerDay: MILES_PER_DAY,
    insurancePerDayCents: INSURANCE_CENTS,
    chargedDays: quote.days,
    unusedGraceMinutes: quote.unusedGraceMinutes,
    totalCents: quote.totalCents,
    locale: customer.language ?? company.locale,
    searchText: normalizeSearch(
      number,
      customer.fullName,
      vehicle.make,
      vehicle.model,
      vehicle.plate,
      vehicle.plateKey,
    ),
    createdBy: made.staff.agent.id,
    activatedAt: plan.out,
    activatedBy: made.staff.agent.id,
    completedAt: status === 'completed' ? plan.returned : null,
    completedBy: status === 'completed' ? made.staff.agent.id : null,
    cancelledAt: status === 'cancelled' ? plan.out : null,
    cancelledReason: status === 'cancelled' ? 'Kliyan an chanje lide' : null,
    createdAt: new Date(plan.out.getTime() - 20 * 60_000),
    updatedAt: plan.returned ?? plan.out,
  };
  return { plan, quote, vehicle, customer, row };
}

/** What the return charged by the rules; the sum of them all is what was due. */
function returnLines({ plan, quote, vehicle }: SeededRental) {
  if (!plan.returned || plan.cancelled) return [];
  const rates = {
    dailyCents: vehicle.dailyRateCents,
    weeklyCents: vehicle.weeklyRateCents ?? null,
    monthlyCents: vehicle.monthlyRateCents ?? null,
  };
  return [
    lateCharge({
      out: plan.out,
      due: plan.due,
      returned: plan.returned,
      rates,
      chargedDays: quote.days,
      graceMinutes: 60,
      unusedGraceMinutes: quote.unusedGraceMinutes,
    }),
    mileageCharge({
      drivenKm: plan.inKm - plan.outKm,
      milesPerDay: MILES_PER_DAY,
      chargedDays: quote.days,
      priceCents: 40,
    }),
    fuelCharge({
      policy: 'same_to_same',
      out: 'three_quarters',
      back: plan.missingFuel === 2 ? 'quarter' : plan.missingFuel === 1 ? 'half' : 'three_quarters',
      quarterCents: 2000,
      serviceCents: 1000,
    }),
  ].filter((line) => line !== null);
}

function chargeRows(rental: SeededRental, by: string): ChargeRow[] {
  const { plan, quote, row } = rental;
  const waived = plan.cancelled ? { waivedAt: plan.out, waivedBy: by, waivedReason: row.cancelledReason } : {};
  const lines = [
    ...quote.lines.map((line) => ({ line, at: plan.out })),
    ...returnLines(rental).map((line) => ({ line, at: plan.returned ?? plan.out })),
  ];
  return lines.map(({ line, at }, position) => ({
    tenantId: row.tenantId,
    id: newId(),
    rentalId: row.id,
    kind: line.kind,
    position,
    amountCents: line.amountCents,
    sentenceKey: line.sentence.key,
    sentenceParams: line.sentence.params,
    createdBy: by,
    createdAt: at,
    ...waived,
  }));
}

function inspectionRows({ plan, row, vehicle }: SeededRental) {
  const common = { tenantId: row.tenantId, vehicleId: vehicle.id, rentalId: row.id, inspectedBy: row.createdBy };
  const out = {
    ...common,
    id: newId(),
    kind: 'checkout' as const,
    inspectedAt: plan.out,
    odometerKm: plan.outKm,
    fuelLevel: 'three_quarters' as const,
  };
  if (row.status !== 'completed' || !plan.returned) return [out];
  const fuelLevel =
    plan.missingFuel === 2
      ? ('quarter' as const)
      : plan.missingFuel === 1
        ? ('half' as const)
        : ('three_quarters' as const);
  return [
    out,
    { ...common, id: newId(), kind: 'checkin' as const, inspectedAt: plan.returned, odometerKm: plan.inKm, fuelLevel },
  ];
}

function allocationRow({ plan, row, vehicle }: SeededRental) {
  const released = row.status === 'active' ? null : (plan.returned ?? plan.out);
  const period = `[${plan.out.toISOString()},${plan.due.toISOString()})`;
  return {
    tenantId: row.tenantId,
    id: newId(),
    vehicleId: vehicle.id,
    kind: 'rental' as const,
    rentalId: row.id,
    period,
    releasedAt: released,
  };
}

/** Deposit taken at the start and given back at the end; the rent paid for the most part, by cash for the most part. */
function paymentRows(rental: SeededRental, staff: Inserted['staff']): (PaymentRow & { receivedAt: Date })[] {
  const { plan, quote, row, customer } = rental;
  if (plan.cancelled) return [];
  const base = {
    tenantId: row.tenantId,
    rentalId: row.id,
    customerId: customer.id,
    method: plan.customer % 4 === 0 ? ('credit_card' as const) : ('cash' as const),
  };
  const deposit = {
    ...base,
    id: newId(),
    kind: 'deposit' as const,
    amountCents: row.depositCents,
    receivedAt: plan.out,
    receivedBy: staff.agent.id,
  };
  const due = quote.totalCents + returnLines(rental).reduce((sum, line) => sum + line.amountCents, 0);
  const share = Math.round((due * plan.paidShare) / 100) * 100;
  const paidCents = plan.paidShare === 1 ? due : share;
  const balance = {
    ...base,
    id: newId(),
    kind: 'balance' as const,
    amountCents: paidCents,
    receivedAt: plan.returned ?? plan.out,
    receivedBy: staff.agent.id,
  };
  if (!plan.returned || plan.paidShare < 1) return [deposit, balance];
  const refund = {
    ...base,
    id: newId(),
    kind: 'refund' as const,
    amountCents: row.depositCents,
    refundedPaymentId: deposit.id,
    receivedAt: new Date(plan.returned.getTime() + 600_000),
    receivedBy: staff.manager.id,
  };
  return [deposit, balance, refund];
}
