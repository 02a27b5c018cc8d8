import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../i18n/locales';
import { rentalBalances } from '../payments/ledger-balances';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import type { CompanyRead } from '../server/query';
import type { DayFilters } from './input';
import { ofDay } from './of-day';

/** A vehicle that leaves with a customer, or comes back. */
export interface Movement {
  /** The reservation's id if it goes out, the rental's if it comes back. */
  id: string;
  number: string;
  at: Date;
  /** The moment has passed. */
  late: boolean;
  place: string;
  customerId: string;
  customerName: string;
  /** E.164; null if there is none. */
  phone: string | null;
  /** What messages to the customer are written in. */
  locale: Locale;
  vehicleId: string;
  vehicle: string;
  plate: string;
  color: string;
  /** The class that was booked, while another of its vehicles may still be given; else null. */
  className: string | null;
  /** It is a reservation whose vehicle may not be back in time. */
  atRisk: boolean;
  /** What the customer still owes for this rental, in cents; 0 for a reservation. */
  dueCents: number;
}

/**
 * What goes out and comes back on a local day, in order of time. Today's begins with what should have gone out or come back
 * before and has not.
 */
export async function listMovements(ctx: CompanyRead, day: DayFilters['day']) {
  const { goesOut, comesBack } = ofDay(ctx, day);
  const [out, back] = await Promise.all([goingOut(ctx, goesOut), comingBack(ctx, comesBack)]);
  return { out, back };
}

async function goingOut(ctx: CompanyRead, goesOut: SQL): Promise<Movement[]> {
  const rows = await ctx.tx.execute<Row>(sql`
    select s.id, s.number, s.pickup_at as at, s.pickup_location as place, k.name as class_name, ${WHO_AND_WHAT},
      coalesce(${isEndangered(ctx.now)}, false) as at_risk
    from reservations s ${joined('s')}
    left join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = s.vehicle_id
    left join vehicle_classes k on s.pencilled and k.tenant_id = s.tenant_id and k.id = s.class_id
    where ${goesOut}
    order by s.pickup_at, s.id`);
  return rows.map((row) => movement(row, ctx.now));
}

async function comingBack(ctx: CompanyRead, comesBack: SQL): Promise<Movement[]> {
  const reading = ctx.tx.execute<Row>(sql`
    select r.id, r.number, r.due_at as at, r.return_location as place, ${WHO_AND_WHAT}
    from rentals r ${joined('r')}
    where ${comesBack}
    order by r.due_at, r.id`);
  // Asked at once, for what the first query is about to find.
  const [rows, due] = await Promise.all([reading, dueCents(ctx, comesBack)]);
  return rows.map((row) => ({ ...movement(row, ctx.now), dueCents: due.get(row.id) ?? 0 }));
}

/** What is still owed for each rental that comes back, in cents. */
async function dueCents(ctx: CompanyRead, comesBack: SQL): Promise<Map<string, number>> {
  const among = sql`select r.id from rentals r where ${comesBack}`;
  const rows = await ctx.tx.execute<{ rental_id: string; due_cents: string }>(sql`
    select rental_id, due_cents from (${rentalBalances(ctx.tenantId, among)}) b where due_cents > 0`);
  return new Map(rows.map((row) => [row.rental_id, Number(row.due_cents)]));
}

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  at: string;
  place: string | null;
  customer_id: string;
  customer_name: string;
  phone: string | null;
  language: Locale;
  vehicle_id: string;
  vehicle: string;
  plate: string;
  color: string;
  class_name?: string | null;
  at_risk?: boolean;
}

const WHO_AND_WHAT = sql`c.id as customer_id, c.full_name as customer_name, c.phone, c.language,
  v.id as vehicle_id, v.make || ' ' || v.model as vehicle, v.plate, v.color`;

function joined(record: 's' | 'r'): SQL {
  const of = sql.raw(record);
  return sql`join customers c on c.tenant_id = ${of}.tenant_id and c.id = ${of}.customer_id
    join vehicles v on v.tenant_id = ${of}.tenant_id and v.id = ${of}.vehicle_id`;
}

function movement(row: Row, now: Date): Movement {
  const at = new Date(row.at);
  return {
    id: row.id,
    number: row.number,
    at,
    late: at < now,
    place: row.place ?? '',
    customerId: row.customer_id,
    customerName: row.customer_name,
    phone: row.phone || null,
    locale: row.language,
    vehicleId: row.vehicle_id,
    vehicle: row.vehicle,
    plate: row.plate,
    color: row.color,
    className: row.class_name ?? null,
    atRisk: row.at_risk === true,
    dueCents: 0,
  };
}
