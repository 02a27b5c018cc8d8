import type { PriceLine } from '../pricing/quote';
import { rentPart } from '../pricing/rent-part';
import { addedTax } from './added-tax';
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
  /** The damage that it bills, if it was marked on the drawing. */
  damageId?: string | null;
}

export interface ReturnLine extends PriceLine {
  note: string;
  /** Why a manager waived the line; null if it counts. */
  waivedReason: string | null;
  damageId?: string | null;
}

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
  const byHand = extras.map(({ kind, amountCents, note, damageId }) => ({
    kind,
    amountCents,
    sentence: { key: '', params: {} },
    note,
    waivedReason: null,
    ...(damageId && { damageId }),
  }));
  const lines = [...changed, ...byHand];
  const counted = lines.filter(({ waivedReason }) => waivedReason === null);
  const tax = addedTax(counted, agreed, taxBasisPoints);
  return tax ? [...lines, { ...tax, note: '', waivedReason: null }] : lines;
}

/** The sum of the lines, without waived ones. */
export function sumOfLines(lines: readonly ReturnLine[]): number {
  return lines.reduce((total, line) => total + (line.waivedReason === null ? line.amountCents : 0), 0);
}

function changeLine(line: PriceLine, change: LineChange | undefined): ReturnLine {
  if (!change) return { ...line, note: '', waivedReason: null };
  if (change.amountCents === null) return { ...line, note: '', waivedReason: change.reason };
  const { amountCents } = change;
  const rent = rentPart(Math.round(amountCents * rentShare(line)), amountCents);
  const sentence = { key: 'adjusted', params: { proposedCents: line.amountCents, ...rent } };
  return { ...line, amountCents, sentence, note: change.reason, waivedReason: null };
}

/** How much of each cent that a line proposes is rent: all of it, unless the line says how much. */
function rentShare({ amountCents, sentence }: PriceLine): number {
  const { rentCents } = sentence.params;
  if (typeof rentCents !== 'number' || amountCents === 0) return 1;
  return Math.min(1, Math.max(0, rentCents / amountCents));
}
