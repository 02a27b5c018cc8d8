import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { Played } from './act';
import type { Company } from './company';

interface Row {
  kind: string;
  id: string;
  /** The record that it belongs to, of which the audit log must speak. */
  subject: string | null;
  /** The reservation on which a payment was taken: its hand-over moves the payment. */
  beside: string | null;
  content: string;
}

/** What a booking may bring about besides: others' holds end or move, a reservation becomes a rental, a reading is taken. */
const CONSEQUENCES = ['reservations.no_show', 'reservations.move', 'reservations.convert', 'vehicles.odometer'];

/** Every row that says something about the company's day, with what it says; of an audit entry, its action. */
export async function readRows({ tenant }: Company): Promise<Row[]> {
  const of = (table: string, subject: string) =>
    sql.raw(
      `select '${table}' as kind, id, ${subject} as subject, ${table === 'payments' ? 'reservation_id' : 'null::uuid'} as beside,
        md5(t::text) as content from ${table} t`,
    );
  const parts = [
    ...['reservations', 'vehicles', 'payments', 'deposit_applications'].map((table) => of(table, 'id')),
    // An agreement that is opened is an act on its reservation.
    of('rentals', "case when status = 'draft' then coalesce(reservation_id, id) else id end"),
    of('charges', 'coalesce(rental_id, reservation_id)'),
    of('inspections', 'rental_id'),
    of('vehicle_allocations', 'coalesce(rental_id, reservation_id)'),
    of('option_holds', 'null::uuid'),
    // Money that moves on a reservation brings a new voucher.
    of('paper_orders', "case when kind <> 'voucher' then coalesce(payment_id, rental_id) end"),
    sql`select 'audit', id, entity_id, null::uuid, action from audit_entries`,
  ];
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<Row & Record<string, unknown>>(sql.join(parts, sql` union all `)),
  );
  return [...rows];
}

/** Where the audit log does not say what was done, or says something that was not. */
export function auditFaults(before: readonly Row[], after: readonly Row[], played: Played): string[] {
  if (played === 'time') return [];
  const was = new Map(before.map(({ id, content }) => [id, content]));
  const isAfter = new Set(after.map(({ id }) => id));
  const changed = [
    ...after.filter(({ id, content }) => was.get(id) !== content),
    // A paper that was ordered may have been printed meanwhile.
    ...before.filter(({ id, kind }) => !isAfter.has(id) && kind !== 'paper_orders'),
  ];
  if (played === 'refused') return changed.map(({ kind, content }) => `changed although refused: ${kind} ${content}`);
  const entries = changed.filter(({ kind }) => kind === 'audit');
  const said = new Set(entries.map(({ subject }) => subject));
  const acts = entries.map(({ content }) => content).filter((action) => !CONSEQUENCES.includes(action));
  const twice = entries.filter(
    ({ content, subject }, index) =>
      entries.findIndex((other) => other.content === content && other.subject === subject) !== index,
  );
  const unsaid = changed.filter(
    ({ kind, subject, beside }) =>
      kind !== 'audit' && subject !== null && !said.has(subject) && (beside === null || !said.has(beside)),
  );
  const expected = JSON.stringify(played.toSorted());
  return [
    ...(JSON.stringify(acts.toSorted()) === expected ? [] : [`says ${acts} instead of ${expected}`]),
    ...twice.map(({ content }) => `says twice: ${content}`),
    ...unsaid.map(({ kind }) => `does not speak of a changed row of ${kind}`),
  ];
}
