import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { type Company, instantOf } from './company';

interface Hold {
  vehicleId: string;
  from: number;
  until: number;
  /** The class of which any vehicle will do; null for a firm hold. */
  anyOf: string | null;
}

interface Question {
  from: number;
  due: number;
  vehicleId: string | null;
  classId: string | null;
  /** The booking or rental that asks, whose own hold gives way. */
  exceptId?: string;
}

/**
 * Whether a vehicle, or any of a class, could be had for these hours, by trying all arrangements one after the other. It
 * knows nothing of how the product searches.
 */
export async function couldBeHad(company: Company, question: Question): Promise<boolean> {
  const holds = (await readHolds(company)).filter(({ id }) => id !== question.exceptId);
  const from = instantOf(company, question.from).getTime();
  const until = instantOf(company, question.due).getTime() + company.circumstances.turnaroundMinutes * 60_000;
  const asked = { vehicleId: question.vehicleId ?? '', from, until, anyOf: question.classId };
  const firm = holds.filter(({ anyOf }) => anyOf === null);
  const movable = holds.filter(({ anyOf }) => anyOf !== null);
  if (!question.vehicleId) return canArrange({ company, firm }, [], [...movable, asked]);
  return isClear(firm, asked) && canArrange({ company, firm }, [asked], movable);
}

/** Whether all that is left finds a place. What a late vehicle endangers may stay where it is. */
function canArrange(
  { company, firm }: { company: Company; firm: readonly Hold[] },
  placed: readonly Hold[],
  left: readonly Hold[],
): boolean {
  const [hold, ...others] = left;
  if (!hold) return true;
  return [...company.fleet].some(([vehicleId, { classId }]) => {
    const there = { ...hold, vehicleId };
    if (classId !== hold.anyOf || !isClear(placed, there)) return false;
    const fits = vehicleId === hold.vehicleId || isClear(firm, there);
    return fits && canArrange({ company, firm }, [...placed, there], others);
  });
}

function isClear(holds: readonly Hold[], { vehicleId, from, until }: Omit<Hold, 'anyOf'>): boolean {
  return holds.every((hold) => hold.vehicleId !== vehicleId || hold.until <= from || until <= hold.from);
}

/** Everything that holds a vehicle now. One that is out and late is held without end. */
async function readHolds(company: Company): Promise<(Hold & { id: string })[]> {
  const rows = await withTenant(company.tenant.id, (tx) =>
    tx.execute<Record<string, unknown>>(sql`
      select coalesce(a.rental_id, a.reservation_id) as id, a.vehicle_id, lower(a.period) as starts,
        case when r.due_at < now() then 'infinity' else upper(a.period) end as ends,
        case when s.pencilled then s.class_id end as any_of
      from vehicle_allocations a
      left join rentals r on r.id = a.rental_id and r.status = 'active'
      left join reservations s on s.id = a.reservation_id
      where a.released_at is null and (s.id is null
        or s.pickup_at + (s.no_show_grace_hours + s.auto_cancel_hours) * interval '1 hour' > now())`),
  );
  return rows.map((row) => ({
    id: String(row.id),
    vehicleId: String(row.vehicle_id),
    from: new Date(String(row.starts)).getTime(),
    until: String(row.ends) === 'infinity' ? Number.POSITIVE_INFINITY : new Date(String(row.ends)).getTime(),
    anyOf: row.any_of === null ? null : String(row.any_of),
  }));
}
