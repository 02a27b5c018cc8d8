import type { PaperData } from './paper-data';

export interface StatementPaperLine {
  kind: 'rent' | 'month' | 'cost';
  /** An agreement's number, or the kind of a cost. */
  label: string;
  vehicle: string;
  /** The month that it is about, `2026-11`. An earlier one than the statement's is a correction. */
  month: string;
  days: number;
  baseCents: number;
  amountCents: number;
}

/** The content of the monthly statement of a vehicles' owner. */
export interface StatementData extends PaperData {
  issuedAt: string;
  issuedBy: string;
  month: string;
  owner: { name: string; phone: string | null; email: string | null; address: string };
  lines: StatementPaperLine[];
  /** What was still owed before, after all payouts until then. */
  openingCents: number;
  totalCents: number;
}
