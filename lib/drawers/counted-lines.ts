import { PAYMENT_METHODS } from '../payments/values';
import { type DrawerLine, type DrawerMethod, piecesCents } from './drawer-lines';

export interface CountedLine extends DrawerLine {
  /** In cents of its currency. */
  countedCents: number;
  /** Positive: there is more than there should be. */
  differenceCents: number;
}

export interface Counted {
  usdPieces: Readonly<Record<string, number>>;
  htgPieces: Readonly<Record<string, number>>;
  /** Other methods by name, in US cents. One that is missing counts as nothing. */
  others: Partial<Record<DrawerMethod, number | null>>;
}

/** What was counted beside what should be there, for each line, and of each method of which nothing was recorded. */
export function countedLines(lines: readonly DrawerLine[], counted: Counted): CountedLine[] {
  return [...lines, ...unrecorded(lines, counted)].map((line) => {
    const pieces = line.currency === 'USD' ? counted.usdPieces : counted.htgPieces;
    const countedCents = line.method === 'cash' ? piecesCents(pieces) : (counted.others[line.method] ?? 0);
    return { ...line, countedCents, differenceCents: countedCents - line.expectedCents };
  });
}

function unrecorded(lines: readonly DrawerLine[], { others }: Counted): DrawerLine[] {
  const nothing = { openingCents: 0, inCents: 0, outCents: 0, movedCents: 0, expectedCents: 0 };
  return PAYMENT_METHODS.filter((method) => method !== 'cash' && others[method])
    .filter((method) => !lines.some((line) => line.method === method))
    .map((method) => ({ method, currency: 'USD', ...nothing }));
}
