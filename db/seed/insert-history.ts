import { newId } from '@/lib/id';
import { type Quote, quoteRental } from '@/lib/pricing/quote';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { vehicleAllocations } from '../schema/allocations';
import { damages } from '../schema/damages';
import { inspections } from '../schema/inspections';
import { charges, rentals } from '../schema/rentals';
import type { DemoCompany } from './companies';
import { damageRows } from './damage-rows';
import type { CustomerRow, Inserted, VehicleRow } from './insert-company';
import { allocationRow, chargeRows, inspectionRows, MILES_PER_DAY } from './ledger-rows';
import { inSlices, numbering } from './numbering';
import type { PlannedRental, PlannedYear } from './plan-year';

const INSURANCE_CENTS = 1500;

export interface SeededRental {
  plan: PlannedRental;
  quote: Quote;
  vehicle: VehicleRow;
  customer: CustomerRow;
  row: typeof rentals.$inferInsert & { id: string; number: string; depositCents: number };
}

/**
 * Writes the planned rentals the way the product would: charges by the rules, inspections, vehicles
 * allocated.
 */
export async function insertRentals(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  at: { year: PlannedYear; made: Inserted; now: Date; converted: ReadonlyMap<PlannedRental, string> },
): Promise<SeededRental[]> {
  const { year, made, now, converted } = at;
  const number = numbering('R', tenantId);
  const seeded = year.rentals
    .toSorted((a, b) => a.out.getTime() - b.out.getTime())
    .map((plan) => rentalOf(tenantId, company, { plan, made, number: number.next(plan.out), now, converted }));
  await inSlices(
    seeded.map(({ row }) => row),
    (rows) => tx.insert(rentals).values(rows),
  );
  await inSlices(
    seeded.flatMap((rental) => chargeRows(rental, made.staff.agent.id)),
    (rows) => tx.insert(charges).values(rows),
  );
  const looked = seeded.flatMap(inspectionRows);
  await inSlices(looked, (rows) => tx.insert(inspections).values(rows));
  await inSlices(damageRows(looked), (rows) => tx.insert(damages).values(rows));
  await inSlices(seeded.map(allocationRow), (rows) => tx.insert(vehicleAllocations).values(rows));
  await number.keep(tx);
  return seeded;
}

function rentalOf(
  tenantId: string,
  company: DemoCompany,
  at: {
    plan: PlannedRental;
    made: Inserted;
    number: string;
    now: Date;
    converted: ReadonlyMap<PlannedRental, string>;
  },
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
    reservationId: at.converted.get(plan) ?? null,
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
    cancelledAt: status === 'cancelled' ? new Date(plan.out.getTime() + 40 * 60_000) : null,
    cancelledReason: status === 'cancelled' ? company.story.words.changedMind : null,
    createdAt: new Date(plan.out.getTime() - 20 * 60_000),
    updatedAt: plan.returned ?? plan.out,
  };
  return { plan, quote, vehicle, customer, row };
}
