import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { getLedger } from '@/lib/payments/get-ledger';
import { getReservationMoney } from '@/lib/payments/get-reservation-money';
import { listOwed } from '@/lib/payments/list-owed';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { closeExpiredReservations } from '@/lib/reservations/close-expired-reservations';
import { getReservation } from '@/lib/reservations/get-reservation';
import { listedMoney } from '@/lib/reservations/listed-money';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { handOver, reserveForNow } from '@/tests/support/hand-over';

const FEE = 6_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ cancellationFeeCents: FEE, noShowFeeCents: FEE, freeCancellationHours: 48 });
});
afterAll(closeDatabase);

const cents = fc.integer({ min: 1, max: 32_000 });
const pick = fc.nat({ max: 20 });
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('collect' as const),
      kind: fc.constantFrom('balance', 'deposit', 'charge'),
      cents,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), pick, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), refund: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('expire' as const, 'undo' as const, 'hand over' as const, 'return' as const),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals that random acts may meet. Anything else is a fault. */
const REFUSALS =
  /^(?:invalid_transition|nothing_due|amount_exceeds_\w+|refund_exceeds_\w+|deposit_\w+|payment_refunded|due_in_past)$/;

it('loses nothing and counts nothing twice, whatever happens to a reservation and its rental', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const reserved = await reserveForNow(tenant);
      const state = { reserved, rentalId: '' };
      for (const step of acts) {
        const refusal = await perform(step, state).then(
          () => null,
          (error: { code?: string }) => error.code ?? error,
        );
        if (refusal !== null) expect(refusal).toMatch(REFUSALS);
        await check(state);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);

interface State {
  reserved: Awaited<ReturnType<typeof reserveForNow>>;
  rentalId: string;
}

async function perform(step: Act, state: State): Promise<unknown> {
  const manager = await asManager(tenant);
  const { id, values } = state.reserved;
  const paid = await paymentsOf(id);
  if (step.do === 'collect') {
    const payer = state.rentalId ? { rentalId: state.rentalId } : { reservationId: id };
    return collectPayment(manager, { ...payer, kind: step.kind, method: 'cash', amountCents: step.cents });
  }
  if (step.do === 'refund' || step.do === 'void') {
    const paymentId = paid[step.pick % Math.max(1, paid.length)]?.id;
    if (!paymentId) return;
    return step.do === 'void'
      ? voidPayment(manager, { paymentId, reason: 'Mistyped' })
      : refundPayment(manager, { paymentId, amountCents: step.cents, method: 'cash' });
  }
  if (step.do === 'cancel') {
    const cancel = { reservationId: id, reason: 'No flight', expectedFeeCents: FEE, refund: step.refund };
    return settleCancellation(manager, cancel);
  }
  if (step.do === 'expire') return expire(id);
  if (step.do === 'undo') return undoNoShow(manager, { reservationId: id, reason: 'He has called' });
  if (step.do === 'return') {
    const read = { odometerKm: '40050', fuelLevel: 'full', returnedAt: localIn(0), damageNotes: '' };
    const back = { ...read, unsignedReason: 'key_drop' };
    return state.rentalId ? settleReturn(manager, { rentalId: state.rentalId, ...back }) : undefined;
  }
  if (state.rentalId || (await statusOf(id)) !== 'confirmed') return;
  // Bring the period back to now, as an undone no-show began long ago.
  await setPeriod(id, new Date(`${values.pickupAt}:00-05:00`), new Date(`${values.dueAt}:00-05:00`));
  state.rentalId = (await handOver(tenant, state.reserved)).id;
}

async function check({ reserved: { id, customerId }, rentalId }: State): Promise<void> {
  const ctx = await asManager(tenant);
  await query(ctx, 'payments.view', async (q) => {
    const { reservation } = await getReservation(q, id);
    const { balance, payments, fees } = await getReservationMoney(q, reservation);
    const ours = and(eq(reservations.tenantId, tenant.id), eq(reservations.id, id));
    const [listed] = await q.tx.select({ money: listedMoney }).from(reservations).where(ours);
    expect(listed?.money).toEqual({
      feeCents: balance.chargesCents,
      paidCents: balance.paidCents,
      depositPaidCents: balance.depositHeldCents + balance.depositAppliedCents,
      depositAppliedCents: balance.depositAppliedCents,
    });
    const rental = rentalId ? (await getLedger(q, rentalId)).balance : null;
    const [sums] = await q.tx.execute<{ received: string; revenue: string }>(sql`
      select sum(case when kind = 'refund' then -amount_cents else amount_cents end)::bigint as received
      from payments where tenant_id = ${tenant.id} and customer_id = ${customerId} and voided_at is null`);
    const inHand = Number(sums?.received ?? 0);
    const held = (of: typeof balance) => of.paidCents + of.depositAppliedCents + of.depositHeldCents;
    expect(held(balance) + (rental ? held(rental) : 0)).toBe(inHand);
    expect(inHand).toBeGreaterThanOrEqual(0);
    const whole = await getCustomerBalance(q, customerId);
    expect(whole.paidCents + whole.depositHeldCents).toBe(inHand);
    expect((await listOwed(q, [customerId]))[customerId] ?? 0).toBe(whole.owedCents);
    expect(whole.owedCents).toBe(Math.max(0, balance.dueCents * Number(!rental)) + Math.max(0, rental?.dueCents ?? 0));
    for (const { id: paymentId, amountCents } of payments) {
      const back = payments.filter((other) => other.refundedPaymentId === paymentId && !other.voidedAt);
      expect(back.reduce((sum, other) => sum + other.amountCents, 0)).toBeLessThanOrEqual(amountCents);
    }
    if (rental) {
      expect(balance).toMatchObject({ chargesCents: 0, paidCents: 0, depositHeldCents: 0, depositAppliedCents: 0 });
      expect(payments.every((payment) => payment.rentalId === rentalId)).toBe(true);
    } else if (reservation.status === 'confirmed') {
      expect(balance).toMatchObject({ chargesCents: 0, depositAppliedCents: 0 });
    } else {
      const charged = fees.filter((fee) => fee.waivedAt === null).reduce((sum, fee) => sum + fee.amountCents, 0);
      expect([charged, balance.chargesCents]).toEqual([reservation.feeCents, reservation.feeCents]);
      // Nobody owes the company while it holds their money.
      expect(Math.min(Math.max(0, balance.dueCents), balance.depositHeldCents)).toBe(0);
    }
  });
}

function paymentsOf(reservationId: string) {
  return withTenant(tenant.id, (tx) =>
    tx.execute<{ id: string }>(
      sql`select id from payments where tenant_id = ${tenant.id} and reservation_id = ${reservationId} order by id`,
    ),
  );
}

async function statusOf(reservationId: string): Promise<string | undefined> {
  const mine = eq(reservations.id, reservationId);
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select({ status: reservations.status }).from(reservations).where(mine),
  );
  return rows[0]?.status;
}

function setPeriod(reservationId: string, pickupAt: Date, dueAt: Date) {
  const mine = eq(reservations.id, reservationId);
  return withTenant(tenant.id, (tx) => tx.update(reservations).set({ pickupAt, dueAt }).where(mine));
}

/** The hold runs out, and half of the time the job has already closed it. */
async function expire(reservationId: string): Promise<void> {
  if ((await statusOf(reservationId)) !== 'confirmed') return;
  await setPeriod(reservationId, new Date(Date.now() - 27 * HOUR_MS), new Date(Date.now() + 24 * HOUR_MS));
  if (reservationId.charCodeAt(35) % 2 === 0)
    await withTenant(tenant.id, (tx) => closeExpiredReservations({ tenantId: tenant.id, tx, now: new Date() }));
}
