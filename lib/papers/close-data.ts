import type { PaperData } from './paper-data';

/** One method in one currency. All amounts are in cents of that currency. */
export interface CloseLine {
  method: string;
  currency: 'USD' | 'HTG';
  openingCents: number;
  inCents: number;
  outCents: number;
  movedCents: number;
  expectedCents: number;
  countedCents: number;
  differenceCents: number;
}

export interface CloseEntry {
  at: string;
  number: string;
  /** The customer, or why cash was put in or taken out. */
  text: string;
  /** A kind of payment, `put_in` or `taken_out`. */
  kind: string;
  method: string;
  currency: 'USD' | 'HTG';
  /** Negative: it went out. */
  cents: number;
  voided: boolean;
}

/** What the close of a drawer says: one clerk's business day. */
export interface CloseData extends PaperData {
  clerk: string;
  businessDay: string;
  openedAt: string;
  countedAt: string;
  countedBy: string;
  signedAt: string;
  signedBy: string;
  lines: CloseLine[];
  /** How many there were of each note and coin, by its value in cents. */
  usdPieces: Record<string, number>;
  htgPieces: Record<string, number>;
  leftUsdCents: number;
  leftHtgCents: number;
  /** Why there is a difference; empty where there is none. */
  reason: string;
  entries: CloseEntry[];
}
