import 'server-only';
import { sql } from 'drizzle-orm';
import type { Locale } from '../i18n/locales';
import type { ReadContext } from '../server/query';
import { isEndangered } from './is-endangered';

/** The running rental that endangers a reservation, and whom to ask for the vehicle. */
export interface Danger {
  rentalId: string;
  rentalNumber: string;
  dueAt: Date;
  /** It is past its due time, else it only ends too late. */
  late: boolean;
  customerName: string;
  /** E.164; null if there is none. */
  phone: string | null;
  locale: Locale;
}

/** Why a confirmed reservation is at risk; null if it is not (docs/rules.md §7). */
export async function findDanger(ctx: ReadContext, reservationId: string): Promise<Danger | null> {
  const [row] = await ctx.tx.execute<{
    id: string;
    number: string;
    due_at: string;
    late: boolean;
    full_name: string;
    phone: string | null;
    language: Locale;
  }>(sql`
    select o.id, o.number, o.due_at, o.due_at < ${ctx.now.toISOString()}::timestamptz as late,
      c.full_name, c.phone, c.language
    from reservations s
    join rentals o on o.tenant_id = s.tenant_id and o.vehicle_id = s.vehicle_id and o.status = 'active'
    join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.id = ${reservationId} and s.status = 'confirmed' and ${isEndangered(ctx.now)}`);
  if (!row) return null;
  const { id: rentalId, number: rentalNumber, due_at, late, full_name: customerName, phone, language: locale } = row;
  return { rentalId, rentalNumber, dueAt: new Date(due_at), late, customerName, phone: phone || null, locale };
}
