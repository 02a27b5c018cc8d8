import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { type Act, attempt, pick } from '../act';
import type { Company, Hire } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

const over = ({ hires }: Company) => hires.filter(({ number }) => number);

/** A return was recorded by mistake, and the rental runs again. */
export const REOPEN: Act<{ which: number }> = {
  name: 'reopen a return',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => over(company).length > 0,
  async play(company, { which }) {
    const hire = pick(over(company), which);
    const { id, vehicleId, before } = hire;
    const applied = await appliedSinceReturn(company, id);
    const refusal = await refusalOf(company, hire);
    const { done, code } = await attempt(company, 'manager', reopenReturn, { rentalId: id, reason: 'Another car' });
    expect(code).toBe(refusal);
    if (!done) return 'refused';
    const vehicle = company.fleet.get(vehicleId);
    if (vehicle && before) {
      vehicle.lastReturn = before.lastReturn;
      // A hand-over since has read it again, also one that was cancelled.
      const readAgain = company.given.slice(before.given).some((given) => given.vehicleId === vehicleId);
      if (vehicle.odometerKm === before.readKm && !readAgain) vehicle.odometerKm = before.odometerKm;
    }
    Object.assign(hire, { status: 'active', returned: null, before: null });
    return applied > 0 ? ['rentals.reopen_return', 'payments.take_back_deposit'] : ['rentals.reopen_return'];
  },
};

async function refusalOf(company: Company, hire: Hire): Promise<string | null> {
  const { id, vehicleId, since: from, due, before } = hire;
  if (hire.status === 'cancelled') return 'rental_cancelled';
  if (hire.status !== 'completed' || !before) return 'invalid_transition';
  const others = company.hires.filter((other) => other.id !== id);
  const isOut = others.some((other) => other.vehicleId === vehicleId && other.status === 'active');
  // A late one must be free until now, too.
  const until = Math.max(due, company.clock - company.circumstances.turnaroundMinutes / 60);
  const asked = { vehicleId, classId: null, from, due: until, exceptId: id };
  if (isOut || !(await couldBeHad(company, asked))) return 'vehicle_not_available';
  if (hire.childSeat && !seatIsLeft(company, { from, due, exceptId: id })) return 'option_not_available';
  const since = company.given.slice(before.given).filter((given) => given.vehicleId === vehicleId);
  const had = (hireId: string) => others.some((other) => other.id === hireId && other.status !== 'cancelled');
  return since.some(({ hireId }) => had(hireId)) ? 'vehicle_used_since' : null;
}

/** How much of the deposit the return and what came after it have used. */
async function appliedSinceReturn({ tenant }: Company, hireId: string): Promise<number> {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.execute<{ cents: string }>(sql`
      select coalesce(sum(d.amount_cents), 0) as cents from deposit_applications d join rentals r on r.id = d.rental_id
      where r.id = ${hireId} and d.applied_at >= r.completed_at`),
  );
  return Number(row?.cents ?? 0);
}
