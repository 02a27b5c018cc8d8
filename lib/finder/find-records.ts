import 'server-only';
import { can, type Permission } from '../auth/permissions';
import { listCustomerChoices } from '../customers/list-customer-choices';
import { RentalFilters } from '../rentals/list-input';
import { listRentals } from '../rentals/list-rentals';
import { ReservationFilters } from '../reservations/list-input';
import { listReservations } from '../reservations/list-reservations';
import type { ReadContext } from '../server/query';
import { VehicleFilters } from '../vehicles/input';
import { listVehicles } from '../vehicles/list-vehicles';
import { findPapers } from './find-papers';

/** So many of each kind. */
const SHOWN = 5;

export type FoundRecords = Awaited<ReturnType<typeof findRecords>>;

/**
 * The first vehicles, customers, rentals and reservations that match what is typed: only the kinds that the member may see.
 * Each is found as in its own list, customers as in a picker, and other papers by their whole number.
 */
export async function findRecords(ctx: ReadContext, q: string) {
  const may = (right: Permission) => q !== '' && can(ctx.role, right);
  const [vehicles, customers, rentals, reservations, papers] = await Promise.all([
    may('vehicles.view') ? first(listVehicles(ctx, { ...VehicleFilters.parse({ q }), size: SHOWN })) : [],
    may('customers.view') ? listCustomerChoices(ctx, q) : [],
    may('rentals.view') ? first(listRentals(ctx, { ...RentalFilters.parse({ q }), size: SHOWN })) : [],
    may('reservations.view')
      ? first(listReservations(ctx, { ...ReservationFilters.parse({ q }), tab: 'all', size: SHOWN }))
      : [],
    findPapers(ctx, q),
  ]);
  return {
    papers,
    vehicles: vehicles.map(({ id, make, model, plate, status }) => ({ id, make, model, plate, status })),
    customers: customers.slice(0, SHOWN).map(({ id, fullName, phone }) => ({ id, fullName, phone })),
    rentals: rentals.map(({ id, number, reservationNumber, status, customerName, make, model, plate }) => ({
      id,
      number: number ?? reservationNumber,
      status,
      customerName,
      vehicle: nameOf({ make, model, plate }),
    })),
    reservations: reservations.map(({ id, number, shownStatus, customerName, make, model, plate }) => ({
      id,
      number,
      status: shownStatus,
      customerName,
      vehicle: nameOf({ make, model, plate }),
    })),
  };
}

async function first<Row>(page: Promise<{ rows: Row[] }>): Promise<Row[]> {
  return (await page).rows;
}

/** Null where a draft has no vehicle yet. */
function nameOf({ make, model, plate }: { make: string | null; model: string | null; plate: string | null }) {
  return make && model && plate ? `${make} ${model} ${plate}` : null;
}
