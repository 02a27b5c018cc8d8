import { PAYMENT_METHODS, type PaymentKind } from '../payments/values';
import { CURRENCIES, type DrawerCurrency } from './values';

export type DrawerMethod = (typeof PAYMENT_METHODS)[number];

export interface DrawerEntry {
  kind: PaymentKind;
  method: DrawerMethod;
  currency: DrawerCurrency;
  /** In US cents. */
  amountCents: number;
  /** What changed hands, in gourde cents, if it was in gourdes. */
  receivedHtgCents: number | null;
  voided: boolean;
}

export interface DrawerMove {
  currency: DrawerCurrency;
  /** In cents of its currency. Negative: it was taken out. */
  amountCents: number;
}

/** What a drawer should hold of one method in one currency. All amounts are in cents of that currency. */
export interface DrawerLine {
  method: DrawerMethod;
  currency: DrawerCurrency;
  /** The float that the last count has left. */
  openingCents: number;
  /** In cents of its currency, like all of a line. */
  inCents: number;
  /** Refunds, positive. */
  outCents: number;
  /** Put in less taken out. */
  movedCents: number;
  /** In cents of its currency. */
  expectedCents: number;
}

export type CashAmounts = Record<DrawerCurrency, number>;

/** What a drawer should hold (docs/rules.md §6): cash always in both currencies, other methods where money has moved. */
export function drawerLines(
  opening: CashAmounts,
  entries: readonly DrawerEntry[],
  moves: readonly DrawerMove[],
): DrawerLine[] {
  const live = entries.filter(({ voided }) => !voided);
  return PAYMENT_METHODS.flatMap((method) =>
    CURRENCIES.flatMap((currency): DrawerLine[] => {
      const mine = live.filter((entry) => entry.method === method && entry.currency === currency);
      const cash = method === 'cash';
      if (!cash && mine.length === 0) return [];
      const openingCents = cash ? opening[currency] : 0;
      const inCents = sum(mine.filter(({ kind }) => kind !== 'refund').map(changedHands));
      const outCents = sum(mine.filter(({ kind }) => kind === 'refund').map(changedHands));
      const moved = moves.filter((move) => move.currency === currency).map(({ amountCents }) => amountCents);
      const movedCents = cash ? sum(moved) : 0;
      const expectedCents = openingCents + inCents - outCents + movedCents;
      return [{ method, currency, openingCents, inCents, outCents, movedCents, expectedCents }];
    }),
  );
}

/** The worth of counted notes and coins, in cents: each value in cents with how many there are of it. */
export function piecesCents(pieces: Readonly<Record<string, number>>): number {
  return sum(Object.entries(pieces).map(([value, count]) => Number(value) * count));
}

function changedHands({ currency, amountCents, receivedHtgCents }: DrawerEntry): number {
  return currency === 'HTG' ? (receivedHtgCents ?? 0) : amountCents;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
