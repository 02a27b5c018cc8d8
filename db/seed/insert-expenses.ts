import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import { newId } from '@/lib/id';
import { htgToUsdCents } from '@/lib/money';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { accidents, expenses } from '../schema/expenses';
import { type DemoCompany, HTG_RATE } from './companies';
import { demoContext } from './demo-context';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import { officeTime } from './office-time';
import type { DemoStory, PlannedExpense } from './story';

type Row = typeof expenses.$inferInsert;

/** Half a year of expenses, a fine that was charged on, a fine and a toll that nobody has charged yet, and an accident. */
export async function insertExpenses(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  at: { seeded: SeededRental[]; made: Inserted; now: Date },
): Promise<void> {
  const { seeded, made, now } = at;
  const row = ({ daysAgo, htg, cents = 0, vehicle, ...plan }: PlannedExpense, spentAt?: Date): Row => {
    const said = { vendor: plan.vendor ?? '', reference: plan.reference ?? '', notes: plan.notes ?? '' };
    const moment = spentAt ?? new Date(officeTime(now.getTime() - daysAgo * DAY_MS, -1));
    const gourdes = htg === undefined ? null : { paidHtgCents: htg * 100, htgRate: HTG_RATE };
    return {
      ...{ tenantId, id: newId(), kind: plan.kind, spentAt: moment, ...said },
      vehicleId: vehicle === undefined ? null : made.vehicles[vehicle]?.id,
      amountCents: gourdes ? htgToUsdCents(gourdes.paidHtgCents, Number(HTG_RATE)) : cents,
      currency: gourdes ? 'HTG' : 'USD',
      ...gourdes,
      method: plan.method ?? 'cash',
      ...{ paidBy: made.staff.agent.id, recordedBy: made.staff.agent.id, createdAt: moment, updatedAt: moment },
      searchText: normalizeSearch(...Object.values(said)),
    };
  };
  const back = seeded
    .filter(({ row: { status, returnedAt } }) => status === 'completed' && returnedAt)
    .toSorted((a, b) => Number(b.row.returnedAt) - Number(a.row.returnedAt));
  const { police, accident, expenses: planned } = company.story;
  const fine = { kind: 'fine' as const, daysAgo: 0, vendor: police.vendor };
  const fines = [
    [back[0], { ...fine, htg: 3_000, reference: 'PV 004512', notes: police.parking }],
    [back[2], { ...fine, htg: 5_000, reference: 'PV 003870', notes: police.speed }],
    [back[4], { ...fine, kind: 'toll' as const, htg: 100, vendor: police.toll, reference: '' }],
  ] as const;
  const passed = fines.flatMap(([rental, plan]) =>
    rental ? [{ rental, row: row({ ...plan, vehicle: rental.plan.vehicle }, during(rental)) }] : [],
  );
  await tx.insert(expenses).values([...planned.map((plan) => row(plan)), ...passed.map(({ row }) => row)]);
  const charged = passed[1];
  if (charged) {
    const ctx = demoContext(tx, tenantId, company, { who: made.staff.manager, now });
    await chargeExpense(ctx, { expenseId: charged.row.id, rentalId: charged.rental.row.id });
  }
  const hit = back[1];
  if (hit)
    await tx.insert(accidents).values(accidentOf(tenantId, hit, { told: accident, reportedBy: made.staff.agent.id }));
}

/** A moment at which the customer of a rental surely had the vehicle. */
function during({ plan }: SeededRental): Date {
  return new Date(plan.out.getTime() + 5 * HOUR_MS);
}

function accidentOf(
  tenantId: string,
  rental: SeededRental,
  { told, reportedBy }: { told: DemoStory['accident']; reportedBy: string },
): typeof accidents.$inferInsert {
  const happenedAt = during(rental);
  return {
    ...{ tenantId, id: newId(), vehicleId: rental.vehicle.id, happenedAt, ...told, reportedBy },
    searchText: normalizeSearch(...Object.values(told)),
    createdAt: happenedAt,
    updatedAt: happenedAt,
  };
}
