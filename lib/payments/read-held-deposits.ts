import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import type { ReadContext } from '../server/query';
import { ledgerVersion } from './balance';
import type { HeldMoney } from './list-held';
import { ledgerPayment } from './read-ledger';
import { shownPayments } from './shown-payments';

/** A deposit that can be given back, as its form needs it. */
export type HeldDeposit =
  Awaited<ReturnType<typeof readHeldDeposits>> extends Map<string, infer Deposit> ? Deposit : never;

/** The deposits to give back among the rows of a page: those of rentals that are over, by the rental's id. */
export async function readHeldDeposits(ctx: ReadContext, rows: readonly HeldMoney[]) {
  const over = rows.filter(({ of, kind, status }) => of === 'rental' && kind === 'deposit' && status !== 'active');
  if (over.length === 0) return new Map<string, never>();
  const ids = over.map(({ id }) => id);
  const paid = await ctx.tx
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), inArray(payments.rentalId, ids)))
    .orderBy(asc(payments.receivedAt), asc(payments.id));
  return new Map(
    over.flatMap(({ id, cents }) => {
      const mine = paid.filter(({ rentalId }) => rentalId === id);
      const ledger = { charges: [], payments: mine.map(ledgerPayment), appliedCents: [], fromAdvancesCents: [] };
      const deposit = shownPayments(mine, ledger, (_kind, leftCents) => Math.min(leftCents, cents)).find(
        ({ kind, refundableCents }) => kind === 'deposit' && refundableCents > 0,
      );
      if (!deposit) return [];
      const { number, kind, method, refundableCents, gourdes } = deposit;
      const payment = { id: deposit.id, number, kind, method, refundableCents, gourdes };
      return [[id, { payment, ledgerVersion: ledgerVersion(ledger.payments) }] as const];
    }),
  );
}
