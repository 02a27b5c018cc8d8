import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import type { ExpenseDetails } from '@/lib/expenses/input';
import type { EXPENSE_KINDS } from '@/lib/expenses/values';
import { newId } from '@/lib/id';
import { htgToUsdCents } from '@/lib/money';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { accidents, expenses } from '../schema/expenses';
import type { DemoCompany } from './companies';
import { demoContext } from './demo-context';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';

const HTG_RATE = '131.2500';

type Row = typeof expenses.$inferInsert;

interface PlannedExpense extends Partial<ExpenseDetails> {
  kind: (typeof EXPENSE_KINDS)[number];
  /** The vehicle's place in the fleet; none for the company itself. */
  vehicle?: number;
  daysAgo: number;
  /** Whole gourdes, or whole US cents. */
  htg?: number;
  cents?: number;
  method?: 'bank_transfer' | 'cheque';
}

// A gallon of gasoline costs 560 gourdes, one of diesel 620.
const EXPENSES: PlannedExpense[] = [
  {
    kind: 'insurance',
    vehicle: 4,
    daysAgo: 118,
    htg: 15_500,
    vendor: 'OAVCT',
    reference: 'OA 2026-11834',
    method: 'cheque',
  },
  { kind: 'registration', vehicle: 11, daysAgo: 96, htg: 6_500, vendor: 'DGI', reference: 'Vignèt 2026' },
  { kind: 'fuel', vehicle: 16, daysAgo: 74, htg: 6_200, vendor: 'Estasyon Kafou Lapè', notes: '10 galon dyezèl' },
  { kind: 'other', daysAgo: 63, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 4, daysAgo: 52, htg: 750, vendor: 'Lavaj Oto Ti Wòch' },
  { kind: 'fuel', vehicle: 13, daysAgo: 44, htg: 4_480, vendor: 'Estasyon Boulva', notes: '8 galon gazolin' },
  {
    kind: 'insurance',
    vehicle: 13,
    daysAgo: 39,
    htg: 15_500,
    vendor: 'OAVCT',
    reference: 'OA 2026-20417',
    method: 'cheque',
  },
  { kind: 'other', daysAgo: 33, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 11, daysAgo: 27, htg: 1_000, vendor: 'Lavaj Oto Ti Wòch', notes: 'Andedan ak deyò' },
  { kind: 'fuel', daysAgo: 21, htg: 12_400, vendor: 'Estasyon Kafou Lapè', notes: 'Dyezèl pou jeneratè a, 20 galon' },
  { kind: 'registration', vehicle: 2, daysAgo: 16, htg: 6_500, vendor: 'DGI', reference: 'Vignèt 2026' },
  { kind: 'fuel', vehicle: 4, daysAgo: 12, htg: 2_800, vendor: 'Estasyon Boulva', notes: '5 galon gazolin' },
  { kind: 'washing', vehicle: 8, daysAgo: 8, htg: 750, vendor: 'Lavaj Oto Ti Wòch' },
  { kind: 'fuel', vehicle: 18, daysAgo: 5, htg: 7_440, vendor: 'Estasyon Kafou Lapè', notes: '12 galon dyezèl' },
  { kind: 'other', daysAgo: 3, cents: 8_500, vendor: 'Entènèt biwo a', method: 'bank_transfer' },
  { kind: 'washing', vehicle: 12, daysAgo: 1, htg: 1_000, vendor: 'Lavaj Oto Ti Wòch' },
];

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
    const moment = spentAt ?? new Date(now.getTime() - daysAgo * DAY_MS);
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
  const police = { kind: 'fine' as const, daysAgo: 0, vendor: 'Sikilasyon (DCPR)' };
  const fines = [
    [back[0], { ...police, htg: 3_000, reference: 'PV 004512', notes: 'Pakin sou twotwa' }],
    [back[2], { ...police, htg: 5_000, reference: 'PV 003870', notes: 'Vitès' }],
    [back[4], { ...police, kind: 'toll' as const, htg: 100, vendor: 'Peyaj Wout Nasyonal 1', reference: '' }],
  ] as const;
  const passed = fines.flatMap(([rental, plan]) =>
    rental ? [{ rental, row: row({ ...plan, vehicle: rental.plan.vehicle }, during(rental)) }] : [],
  );
  await tx.insert(expenses).values([...EXPENSES.map((plan) => row(plan)), ...passed.map(({ row }) => row)]);
  const charged = passed[1];
  if (charged) {
    const ctx = demoContext(tx, tenantId, company, { who: made.staff.manager, now });
    await chargeExpense(ctx, { expenseId: charged.row.id, rentalId: charged.rental.row.id });
  }
  const hit = back[1];
  if (hit) await tx.insert(accidents).values(accidentOf(tenantId, hit, made.staff.agent.id));
}

/** A moment at which the customer of a rental surely had the vehicle. */
function during({ plan }: SeededRental): Date {
  return new Date(plan.out.getTime() + 5 * HOUR_MS);
}

function accidentOf(tenantId: string, rental: SeededRental, reportedBy: string): typeof accidents.$inferInsert {
  const happenedAt = during(rental);
  const told = {
    place: 'Kafou Vètyè',
    description: 'Yon kamyonèt frape retwovizè goch la pandan machin nan te kanpe. Pèsonn pa blese.',
    otherParty: 'Kamyonèt ble, plak BB-90412',
    policeReport: 'K-118/26',
  };
  return {
    ...{ tenantId, id: newId(), vehicleId: rental.vehicle.id, happenedAt, ...told, reportedBy },
    searchText: normalizeSearch(...Object.values(told)),
    createdAt: happenedAt,
    updatedAt: happenedAt,
  };
}
