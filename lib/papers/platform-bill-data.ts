import type { PaperData } from './paper-data';

/** Consecutive days at one price. Days look like `2026-11-21`. */
export interface PlatformBillLine {
  plan: string;
  fromDay: string;
  /** The first day that is not in it. */
  untilDay: string;
  days: number;
  monthDays: number;
  monthlyPriceCents: number;
  amountCents: number;
}

/** What the platform bills a company for a month. The company of the paper is the platform itself. */
export interface PlatformBillData extends PaperData {
  issuedAt: string;
  /** The accounts to pay to, in lines; empty where nobody has said. */
  payTo: string;
  dueOn: string;
  billed: { name: string; tradeName: string; taxId: string; address: string; phone: string; email: string };
  fromDay: string;
  lines: PlatformBillLine[];
  totalCents: number;
  /** When and how it was paid; null while it is not. */
  paid: { on: string; method: string; reference: string } | null;
}
