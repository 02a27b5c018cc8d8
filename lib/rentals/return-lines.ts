import type { PriceLine } from '../pricing/quote';
import type { AgreedCharge } from './return-proposal';
import type { HandCharge, ReturnCharge } from './values';

export interface LineChange {
  kind: ReturnCharge;
  amountCents: number | null;
  reason: string;
}

export interface HandLine {
  kind: HandCharge;
  amountCents: number;
  note: string;
}

export interface ReturnLine extends PriceLine {
  note: string;
  /** Why a manager waived the line; null if it counts. */
  waivedReason: string | null;
}

// Assumption: a charge for damage is compensation and not a sale, so it is not taxed. Everything else a return charges
// is, at the agreement's rate.
const UNTAXED = ['damage'];

/**
 * The lines of a return after a manager's changes, with lines added by hand and the tax on the whole document
 * (docs/rules.md §8).
 */
export function returnLines(
  proposed: readonly PriceLine[],
  agreed: readonly AgreedCharge[],
  { changes, extras }: { changes: readonly LineChange[]; extras: readonly HandLine[] },
  taxBasisPoints: number | null,
): ReturnLine[] {
  const changed = proposed.map((line) =>
    changeLine(
      line,
      changes.find((change) => change.kind === line.kind),
    ),
  );
  const byHand = extras.map(({ kind, amountCents, note }) => ({
    kind,
    amountCents,
    sentence: { key: '', params: {} },
    note,
    waivedReason: null,
  }));
  const lines = [...changed, ...byHand];
  const tax = taxLine(lines, agreed, taxBasisPoints);
  return tax ? [...lines, tax] : lines;
}

/** The sum of the lines, without waived ones. */
export function sumOfLines(lines: readonly ReturnLine[]): number {
  return lines.reduce((total, line) => total + (line.waivedReason === null ? line.amountCents : 0), 0);
}

function changeLine(line: PriceLine, change: LineChange | undefined): ReturnLine {
  if (!change) return { ...line, note: '', waivedReason: null };
  if (change.amountCents === null) return { ...line, note: '', waivedReason: change.reason };
  const sentence = { key: 'adjusted', params: { proposedCents: line.amountCents } };
  return { ...line, amountCents: change.amountCents, sentence, note: change.reason, waivedReason: null };
}

/**
 * Tax is calculated once on the whole document. The return therefore adds the new tax on the whole, minus the tax
 * charged before.
 */
function taxLine(
  lines: readonly ReturnLine[],
  agreed: readonly AgreedCharge[],
  taxBasisPoints: number | null,
): ReturnLine | null {
  if (taxBasisPoints === null) return null;
  const live = agreed.filter((charge) => !charge.waived);
  const before = live.filter((charge) => charge.kind !== 'tax' && !UNTAXED.includes(charge.kind));
  const added = sumOfLines(lines.filter((line) => !UNTAXED.includes(line.kind)));
  const taxableCents = before.reduce((total, charge) => total + charge.amountCents, 0) + added;
  const charged = live
    .filter((charge) => charge.kind === 'tax')
    .reduce((total, { amountCents }) => total + amountCents, 0);
  const amountCents = Math.round((taxableCents * taxBasisPoints) / 10_000) - charged;
  if (amountCents === 0) return null;
  return {
    kind: 'tax',
    amountCents,
    sentence: { key: 'tax_at_return', params: { percent: taxBasisPoints / 100, taxableCents } },
    note: '',
    waivedReason: null,
  };
}
