import { newId } from '@/lib/id';
import { usdToHtgCents } from '@/lib/money';
import { lateReturnCharges } from '@/lib/pricing/late-return-charges';
import { fuelCharge } from '@/lib/pricing/return-charges';
import type { payments } from '../schema/payments';
import type { charges } from '../schema/rentals';
import { HTG_RATE } from './companies';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import type { DemoStory } from './story';

export const MILES_PER_DAY = 80;

type ChargeRow = typeof charges.$inferInsert;
export type PaymentRow = Omit<typeof payments.$inferInsert, 'number'>;

/** The charges of the return according to the rules, and the total due. */
function returnLines({ plan, quote, vehicle }: SeededRental) {
  if (!plan.returned || plan.cancelled) return [];
  const rates = {
    dailyCents: vehicle.dailyRateCents,
    weeklyCents: vehicle.weeklyRateCents ?? null,
    monthlyCents: vehicle.monthlyRateCents ?? null,
  };
  return [
    ...lateReturnCharges(
      {
        out: plan.out,
        due: plan.due,
        returned: plan.returned,
        rates,
        perDayCents: quote.perDayCents,
        chargedDays: quote.days,
        graceMinutes: 60,
        unusedGraceMinutes: quote.unusedGraceMinutes,
      },
      {
        drivenKm: plan.inKm - plan.outKm,
        milesPerDay: MILES_PER_DAY,
        chargedDays: quote.days,
        priceCents: 40,
      },
    ),
    fuelCharge({
      policy: 'same_to_same',
      out: 'three_quarters',
      back: plan.missingFuel === 2 ? 'quarter' : plan.missingFuel === 1 ? 'half' : 'three_quarters',
      quarterCents: 2000,
      serviceCents: 1000,
    }),
  ].filter((line) => line !== null);
}

export function chargeRows(rental: SeededRental, by: string): ChargeRow[] {
  const { plan, quote, row } = rental;
  const waived = plan.cancelled ? { waivedAt: plan.out, waivedBy: by, waivedReason: row.cancelledReason } : {};
  const lines = [
    ...quote.lines.map((line) => ({ line, at: plan.out })),
    ...returnLines(rental).map((line) => ({ line, at: plan.returned ?? plan.out })),
  ];
  return lines.map(({ line, at }, position) => ({
    tenantId: row.tenantId,
    id: newId(),
    rentalId: row.id,
    kind: line.kind,
    position,
    amountCents: line.amountCents,
    sentenceKey: line.sentence.key,
    sentenceParams: line.sentence.params,
    createdBy: by,
    createdAt: at,
    ...waived,
  }));
}

export function inspectionRows({ plan, row, vehicle }: SeededRental) {
  const common = { tenantId: row.tenantId, vehicleId: vehicle.id, rentalId: row.id, inspectedBy: row.createdBy };
  const out = {
    ...common,
    id: newId(),
    kind: 'checkout' as const,
    inspectedAt: plan.out,
    odometerKm: plan.outKm,
    fuelLevel: 'three_quarters' as const,
  };
  if (row.status !== 'completed' || !plan.returned) return [out];
  const fuelLevel =
    plan.missingFuel === 2
      ? ('quarter' as const)
      : plan.missingFuel === 1
        ? ('half' as const)
        : ('three_quarters' as const);
  return [
    out,
    { ...common, id: newId(), kind: 'checkin' as const, inspectedAt: plan.returned, odometerKm: plan.inKm, fuelLevel },
  ];
}

export function allocationRow({ plan, row, vehicle }: SeededRental) {
  const released = row.status === 'active' ? null : (plan.returned ?? plan.out);
  const period = `[${plan.out.toISOString()},${plan.due.toISOString()})`;
  return {
    tenantId: row.tenantId,
    id: newId(),
    vehicleId: vehicle.id,
    kind: 'rental' as const,
    rentalId: row.id,
    period,
    releasedAt: released,
  };
}

function inGourdes(amountCents: number) {
  const receivedHtgCents = usdToHtgCents(amountCents, Number(HTG_RATE));
  return { currency: 'HTG' as const, receivedHtgCents, htgRate: HTG_RATE };
}

/** The deposit is taken at the start and refunded at the end. The rental is mostly paid, and mostly in cash, some of it gourdes. */
export function paymentRows(
  rental: SeededRental,
  staff: Inserted['staff'],
  { methods }: Pick<DemoStory, 'methods'>,
): (PaymentRow & { receivedAt: Date })[] {
  const { plan, quote, row, customer } = rental;
  if (plan.cancelled) return [];
  const base = {
    tenantId: row.tenantId,
    rentalId: row.id,
    customerId: customer.id,
    method: methods[plan.customer % methods.length] ?? ('cash' as const),
  };
  const deposit = {
    ...base,
    id: newId(),
    kind: 'deposit' as const,
    amountCents: row.depositCents,
    receivedAt: plan.out,
    receivedBy: staff.agent.id,
  };
  const due = quote.totalCents + returnLines(rental).reduce((sum, line) => sum + line.amountCents, 0);
  const share = Math.round((due * plan.paidShare) / 100) * 100;
  const paidCents = plan.paidShare === 1 ? due : share;
  const balance = {
    ...base,
    id: newId(),
    kind: 'balance' as const,
    amountCents: paidCents,
    ...(base.method === 'cash' && plan.customer % 5 === 2 && inGourdes(paidCents)),
    receivedAt: plan.returned ?? plan.out,
    receivedBy: staff.agent.id,
  };
  if (!plan.returned || plan.paidShare < 1) return [deposit, balance];
  const refund = {
    ...base,
    id: newId(),
    kind: 'refund' as const,
    amountCents: row.depositCents,
    refundedPaymentId: deposit.id,
    receivedAt: new Date(plan.returned.getTime() + 600_000),
    receivedBy: staff.manager.id,
  };
  return [deposit, balance, refund];
}
