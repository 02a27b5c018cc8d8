import { withTenant } from '@/db/client';
import type { MemberRole } from '@/lib/auth/permissions';
import { instantToLocal } from '@/lib/dates';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import type { TenantContext } from '@/lib/server/context';
import { asMember } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';

/** It has no change of clocks, so that every hour can be typed. */
const ZONE = 'America/Santo_Domingo';
export const CHILD_SEATS = 2;
export const FREE_CANCELLATION_HOURS = 24;
export const CANCELLATION_FEE_CENTS = 5_000;
export const AGREED_DEPOSIT_CENTS = 30_000;
export const NO_SHOW_FEE_CENTS = 7_000;
export const GRACE_HOURS = 2;
export const FIRST_KM = 40_000;

/** What a company may be like. Hours are those of its own clock, which only `passTime` moves. */
export interface Circumstances {
  turnaroundMinutes: number;
  taxEnabled: boolean;
}

export interface Booking {
  id: string;
  status: 'confirmed' | 'converted' | 'cancelled' | 'no_show';
  customerId: string;
  /** Null if a certain vehicle is booked. */
  classId: string | null;
  /** Null while any vehicle of the class will do. */
  vehicleId: string | null;
  from: number;
  due: number;
  /** When its hold begins: at the pickup, or where a no-show was undone. */
  holdFrom: number;
  expires: number;
  childSeat: boolean;
  totalCents: number;
}

export interface Hire {
  id: string;
  status: 'draft' | 'active' | 'completed' | 'cancelled';
  /** Whether it was ever handed over, and so has a number. */
  number: boolean;
  customerId: string;
  vehicleId: string;
  bookingId: string | null;
  from: number;
  due: number;
  /** Since when the customer has the present vehicle, and how far they went with those before it. */
  since: number;
  drivenKm: number;
  returned: number | null;
  childSeat: boolean;
  odometerOutKm: number;
  extensions: number;
  /** What reopening its return brings back; null unless it was returned. */
  before: { odometerKm: number; readKm: number; lastReturn: number; given: number } | null;
}

/** What a company should be, as somebody with pencil and paper would keep it. It never reads what the product wrote. */
export interface Company {
  tenant: TestTenant;
  circumstances: Circumstances;
  /** The hour that it is. */
  clock: number;
  /** What that hour is on real clocks: the whole minute in which the company was made. */
  base: number;
  classes: string[];
  customers: string[];
  fleet: Map<string, { classId: string | null; odometerKm: number; lastReturn: number }>;
  bookings: Booking[];
  hires: Hire[];
  payments: { id: string; kind: 'deposit' | 'balance' | 'charge' | 'refund'; cents: number }[];
  /** The vehicles in the order in which customers got them. */
  given: { vehicleId: string; hireId: string }[];
  charges: { id: string; hireId: string }[];
}

/** Two classes with three and one vehicles, and a vehicle without a class. */
export async function makeCompany(circumstances: Circumstances): Promise<Company> {
  const tenant = await makeTenant({
    ...circumstances,
    timeZone: ZONE,
    childSeatStock: CHILD_SEATS,
    freeCancellationHours: FREE_CANCELLATION_HOURS,
    cancellationFeeCents: CANCELLATION_FEE_CENTS,
    noShowFeeCents: NO_SHOW_FEE_CENTS,
  });
  const classes = [await makeVehicleClass(tenant), await makeVehicleClass(tenant)];
  const [suv = null, van = null] = classes;
  const fleet: Company['fleet'] = new Map();
  for (const classId of [suv, suv, suv, van, null]) {
    const id = await makeVehicle(tenant, { classId, odometerKm: FIRST_KM });
    fleet.set(id, { classId, odometerKm: FIRST_KM, lastReturn: Number.NEGATIVE_INFINITY });
  }
  const customers = [await makeCustomer(tenant), await makeCustomer(tenant)];
  const base = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const empty = { bookings: [], hires: [], payments: [], given: [], charges: [] };
  return { tenant, circumstances, clock: 0, base, classes, customers, fleet, ...empty };
}

export function instantOf(company: Company, hour: number): Date {
  return new Date(company.base + (hour - company.clock) * HOUR_MS);
}

/** The hour as a form holds it. */
export function typed(company: Company, hour: number): string {
  return instantToLocal(instantOf(company, hour), ZONE);
}

export async function memberOf({ tenant }: Company, role: MemberRole): Promise<TenantContext> {
  const ctx = await asMember(tenant, role);
  return { ...ctx, tenant: { ...ctx.tenant, timeZone: ZONE } };
}

/** A member whose work happens in one transaction, after which nothing is printed: paper has tests of its own. */
export async function within<T>(
  company: Company,
  role: MemberRole,
  run: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  const ctx = await memberOf(company, role);
  return withTenant(company.tenant.id, (tx) => run({ ...ctx, tx }));
}

/** What a booking that closes now costs, if nobody comes. */
export function noShowFee({ totalCents }: Booking): number {
  return Math.min(NO_SHOW_FEE_CENTS, totalCents);
}

export function hasExpired({ clock }: Company, { expires }: Booking): boolean {
  return expires <= clock;
}

/** What a screen should show for it. */
export function shownBooking(company: Company, booking: Booking): Booking['status'] | 'late' {
  if (booking.status !== 'confirmed') return booking.status;
  if (hasExpired(company, booking)) return 'no_show';
  return booking.from + GRACE_HOURS <= company.clock ? 'late' : 'confirmed';
}

export function isStandingBooking(company: Company, booking: Booking): boolean {
  return booking.status === 'confirmed' && !hasExpired(company, booking);
}
