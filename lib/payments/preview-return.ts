import 'server-only';
import { parseInput } from '../parse-input';
import { priceReturn } from '../rentals/price-return';
import { PreviewReturnInput } from '../rentals/return-input';
import type { ReadContext } from '../server/query';
import { type Balance, settleDeposit } from './balance';
import { getLedger } from './get-ledger';

export interface ReturnPreview {
  lines: {
    kind: string;
    amountCents: number;
    sentence: { key: string; params: Record<string, string | number> };
    note: string;
    waivedReason: string | null;
  }[];
  /** The charges that follow from the rules, by kind, before a manager changes them. */
  proposedCents: Record<string, number>;
  sumCents: number;
  drivenKm: number;
  balance: Balance;
  dueCents: number;
  applyCents: number;
  refundCents: number;
  stillDueCents: number;
}

/** The charges of a return at a given time, and how they would be settled. Nothing is saved. */
export async function previewReturn(ctx: ReadContext, raw: unknown): Promise<ReturnPreview> {
  const input = parseInput(PreviewReturnInput, raw);
  const [priced, { balance }] = [await priceReturn(ctx, input), await getLedger(ctx, input.rentalId)];
  const dueCents = balance.dueCents + priced.sumCents;
  return {
    lines: priced.lines,
    proposedCents: Object.fromEntries(priced.proposed.map((line) => [line.kind, line.amountCents])),
    sumCents: priced.sumCents,
    drivenKm: priced.facts.drivenKm,
    balance,
    dueCents,
    ...settleDeposit({ dueCents, heldCents: balance.depositHeldCents }),
  };
}
