import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations } from '@/lib/reservations/list-reservations';
import { RESERVATION_TABS } from '@/lib/reservations/values';
import { query, type ReadContext } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { type Booking, type Company, type Hire, isStandingBooking, memberOf, noShowFee, shownBooking } from './company';

/** What screens show otherwise than it is, and states that are stored otherwise than they were left. */
export async function statusFaults(company: Company): Promise<string[]> {
  const ctx = await memberOf(company, 'manager');
  const [stored, shown] = await Promise.all([
    readReservations(company),
    query(ctx, 'rentals.view', async (q) => ({
      bookings: await shownBookings(q),
      hires: (await listRentals(q, RentalFilters.parse({ size: 100 }))).rows.map(({ id, status }) => [id, status]),
      fleet: (await listVehicles(q, VehicleFilters.parse({ size: 100 }))).rows,
    })),
  ]);
  const vehicles = new Map(stored.map(({ id, vehicleId }) => [id, vehicleId]));
  const pairs: [string, unknown, unknown][] = [
    [
      'bookings',
      inOrder(shown.bookings),
      inOrder(company.bookings.map((booking) => expectedBooking(company, booking))),
    ],
    ['rentals', inOrder(shown.hires), inOrder(company.hires.flatMap((hire) => expectedHire(company, hire)))],
    [
      'vehicles',
      inOrder(shown.fleet.map(({ id, status, odometerKm }) => [id, status, odometerKm])),
      inOrder([...company.fleet].map(([id, { odometerKm }]) => [id, vehicleStatus(company, id, vehicles), odometerKm])),
    ],
    ['fees and vehicles of reservations', inOrder(stored.flatMap((row) => storedFaults(company, row))), '[]'],
  ];
  return pairs.filter(([, is, should]) => is !== should).map(([what, is, should]) => `${what}: ${is}, not ${should}`);
}

async function shownBookings(q: ReadContext): Promise<unknown[]> {
  const tabs = RESERVATION_TABS.map(async (tab) => {
    const { rows } = await listReservations(q, ReservationFilters.parse({ tab, size: 100 }));
    return rows.map(({ id, shownStatus }) => [id, shownStatus, tab === 'today' ? 'upcoming' : tab]);
  });
  return (await Promise.all(tabs)).flat();
}

function expectedBooking(company: Company, booking: Booking): unknown {
  const shown = shownBooking(company, booking);
  return [booking.id, shown, shown === 'late' ? 'late' : shown === 'confirmed' ? 'upcoming' : 'past'];
}

/** A discarded draft is in no list. */
function expectedHire(company: Company, { id, status, due, bookingId, number }: Hire): unknown[] {
  if (status === 'cancelled' && !number) return [];
  if (status === 'active') return [[id, due < company.clock ? 'overdue' : 'active']];
  const booking = company.bookings.find((other) => other.id === bookingId);
  const reserved = status === 'draft' && booking && isStandingBooking(company, booking);
  return [[id, reserved ? 'reserved' : status]];
}

function vehicleStatus(company: Company, vehicleId: string, vehicles: ReadonlyMap<string, string>): string {
  if (company.hires.some((hire) => hire.vehicleId === vehicleId && hire.status === 'active')) return 'rented';
  const hours = company.circumstances.turnaroundMinutes / 60;
  const covers = (booking: Booking) =>
    booking.holdFrom <= company.clock && company.clock < booking.due + hours && isStandingBooking(company, booking);
  const held = company.bookings.some((booking) => vehicles.get(booking.id) === vehicleId && covers(booking));
  return held ? 'reserved' : 'available';
}

interface Stored {
  id: string;
  status: string;
  vehicleId: string;
  pencilled: boolean;
  feeCents: number;
}

function storedFaults(company: Company, { id, status, vehicleId, pencilled, feeCents }: Stored): unknown[] {
  const booking = company.bookings.find((other) => other.id === id);
  if (!booking) return [[id, 'nobody made it']];
  const fee = noShowFee(booking);
  return [
    ...(status === 'no_show' && feeCents !== fee ? [[id, feeCents]] : []),
    ...(status === 'confirmed' && feeCents !== 0 ? [[id, feeCents]] : []),
    ...(booking.vehicleId !== null && booking.vehicleId !== vehicleId ? [[id, 'on another vehicle']] : []),
    ...(status === 'confirmed' && pencilled && company.fleet.get(vehicleId)?.classId !== booking.classId
      ? [[id, 'outside its class']]
      : []),
    ...(status === 'confirmed' && pencilled !== (booking.vehicleId === null) ? [[id, 'pencilled', pencilled]] : []),
  ];
}

async function readReservations({ tenant }: Company): Promise<Stored[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<Record<string, unknown>>(sql`select id, status, vehicle_id, pencilled, fee_cents from reservations`),
  );
  return rows.map((row) => ({
    id: String(row.id),
    status: String(row.status),
    vehicleId: String(row.vehicle_id),
    pencilled: row.pencilled === true,
    feeCents: Number(row.fee_cents),
  }));
}

function inOrder(rows: readonly unknown[]): string {
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted());
}
