import 'server-only';
import { sql } from 'drizzle-orm';
import type { Locale } from '../i18n/locales';
import type { ReadContext } from '../server/query';
import { isEndangered } from './is-endangered';
import { vehicleHolders } from './vehicle-holders';

interface Holder {
  id: string;
  number: string;
  dueAt: Date;
  /** It is past its due time, else it only ends too late. */
  late: boolean;
}

/** What endangers a reservation: the running rental, with whom to ask for the vehicle, or the open ticket. */
export type Danger =
  | (Holder & {
      heldBy: 'rental';
      customerName: string;
      /** E.164; null if there is none. */
      phone: string | null;
      locale: Locale;
    })
  | (Holder & { heldBy: 'ticket' });

/** Why a confirmed reservation is at risk; null if it is not (docs/rules.md §7). */
export async function findDanger(ctx: ReadContext, reservationId: string): Promise<Danger | null> {
  const [row] = await ctx.tx.execute<{
    held_by: Danger['heldBy'];
    id: string;
    number: string;
    due_at: string;
    late: boolean;
    full_name: string;
    phone: string | null;
    language: Locale;
  }>(sql`
    select o.held_by, o.id, o.number, o.due_at, o.due_at < ${ctx.now.toISOString()}::timestamptz as late,
      c.full_name, c.phone, c.language
    from reservations s
    join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = s.vehicle_id
    left join customers c on c.tenant_id = s.tenant_id and c.id = o.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.id = ${reservationId} and s.status = 'confirmed' and ${isEndangered(ctx.now)}`);
  if (!row) return null;
  const { held_by: heldBy, id, number, due_at, late, full_name: customerName, phone, language: locale } = row;
  const holder = { id, number, dueAt: new Date(due_at), late };
  return heldBy === 'ticket'
    ? { heldBy, ...holder }
    : { heldBy, ...holder, customerName, phone: phone || null, locale };
}
