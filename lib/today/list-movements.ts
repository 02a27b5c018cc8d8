import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import type { Locale } from '../i18n/locales';
import { depositLeftCents } from '../payments/balance';
import { rentalBalances } from '../payments/ledger-balances';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import type { CompanyRead } from '../server/query';
import type { DayFilters } from './input';
import { ofDay } from './of-day';

/** A vehicle that leaves with a customer, or comes back. */
export interface Movement {
  way: 'out' | 'back';
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
  /** The attachment with the vehicle's main photo; null for none. */
  coverId: string | null;
  /** The class that was booked, while another of its vehicles may still be given; else null. */
  className: string | null;
  /** It is a reservation whose vehicle may not be back in time. */
  atRisk: boolean;
  /** What the customer still owes for this rental, in cents; 0 for a reservation. */
  dueCents: number;
  /** The part of the agreed deposit that has not been paid, in cents; 0 for a reservation. */
  depositLeftCents: number;
  /** How often the rental's payments were recorded or voided, as in balance.ts. */
  ledgerVersion: number;
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
  const rows = await ctx.tx.execute<Row>(sql`${ONE_PLAN}
    select s.id, s.number, s.pickup_at as at, s.pickup_location as place, k.name as class_name, ${WHO_AND_WHAT},
      coalesce(${isEndangered(ctx.now)}, false) as at_risk
    from reservations s ${joined('s')}
    left join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = s.vehicle_id
    left join vehicle_classes k on s.pencilled and k.tenant_id = s.tenant_id and k.id = s.class_id
    where ${goesOut}
    order by s.pickup_at, s.id`);
  return rows.map((row) => movement('out', row, ctx.now));
}

async function comingBack(ctx: CompanyRead, comesBack: SQL): Promise<Movement[]> {
  const reading = ctx.tx.execute<Row>(sql`${ONE_PLAN}
    select r.id, r.number, r.due_at as at, r.return_location as place, r.deposit_cents, ${WHO_AND_WHAT},
      (select count(*) + count(p.voided_at) from payments p where p.tenant_id = r.tenant_id and p.rental_id = r.id) as payments
    from rentals r ${joined('r')}
    where ${comesBack}
    order by r.due_at, r.id`);
  // Asked at once, for what the first query is about to find.
  const [rows, balances] = await Promise.all([reading, readBalances(ctx, comesBack)]);
  return rows.map((row) => {
    const balance = balances.get(row.id) ?? { dueCents: 0, depositHeldCents: 0, depositAppliedCents: 0 };
    const depositLeft = depositLeftCents(Number(row.deposit_cents), balance);
    const money = { dueCents: Math.max(0, balance.dueCents), depositLeftCents: depositLeft };
    return { ...movement('back', row, ctx.now), ...money, ledgerVersion: Number(row.payments) };
  });
}

/** The money of each rental that comes back, in cents. */
async function readBalances(ctx: CompanyRead, comesBack: SQL) {
  const among = sql`select r.id from rentals r where ${comesBack}`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    select rental_id, due_cents, held_cents, applied_cents from (${rentalBalances(ctx.tenantId, among)}) b`);
  return new Map(
    rows.map((row) => [
      String(row.rental_id),
      {
        dueCents: Number(row.due_cents),
        depositHeldCents: Number(row.held_cents),
        depositAppliedCents: Number(row.applied_cents),
      },
    ]),
  );
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
  cover: string | null;
  deposit_cents?: number;
  payments?: string;
}

const WHO_AND_WHAT = sql`c.id as customer_id, c.full_name as customer_name, c.phone, c.language,
  v.id as vehicle_id, v.make || ' ' || v.model as vehicle, v.plate, v.color,
  (select a.id from attachments a where a.tenant_id = v.tenant_id and a.vehicle_id = v.id and a.slot = 'photo'
    and a.archived_at is null order by a.position, a.id limit 1) as cover`;

function joined(record: 's' | 'r'): SQL {
  const of = sql.raw(record);
  return sql`join customers c on c.tenant_id = ${of}.tenant_id and c.id = ${of}.customer_id
    join vehicles v on v.tenant_id = ${of}.tenant_id and v.id = ${of}.vehicle_id`;
}

function movement(way: Movement['way'], row: Row, now: Date): Movement {
  const at = new Date(row.at);
  return {
    way,
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
    coverId: row.cover,
    className: row.class_name ?? null,
    atRisk: row.at_risk === true,
    dueCents: 0,
    depositLeftCents: 0,
    ledgerVersion: 0,
  };
}
