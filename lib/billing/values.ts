/** A part of an invoice: consecutive days of one month at one price. Days are such as `2026-11-21`. */
export interface BilledLine {
  plan: string;
  fromDay: string;
  /** The first day that is not in it. */
  untilDay: string;
  days: number;
  /** The days of the calendar month. */
  monthDays: number;
  monthlyPriceCents: number;
  amountCents: number;
}

/** Whom an invoice was issued to. */
export interface BilledParty {
  name: string;
  tradeName: string;
  taxId: string;
  address: string;
}

/** From which day on a company has a plan at a price. */
export interface PlanPeriod {
  fromDay: string;
  plan: string;
  monthlyPriceCents: number;
}

/** A price that a plan will have from a day on. */
export interface ToldPrice {
  plan: string;
  fromDay: string;
  monthlyPriceCents: number;
}

export const PAID_METHODS = ['bank_transfer', 'cash', 'check', 'moncash', 'card'] as const;

/** An invoice is due so many days after it is issued; each reminder and the suspension follow after so many more. */
export const DUE_DAYS = 14;
export const REMINDER_DAYS = 7;
/** Nobody is suspended without having been reminded so often. */
export const REMINDERS = 2;
