import { AppError, type ErrorCode, type ErrorParams } from '../errors';
import type { PaymentKind } from './values';

export interface LedgerCharge {
  amountCents: number;
  waived: boolean;
}

export interface LedgerPayment {
  id: string;
  kind: PaymentKind;
  amountCents: number;
  voided: boolean;
  refundedPaymentId: string | null;
}

export interface Ledger {
  charges: readonly LedgerCharge[];
  payments: readonly LedgerPayment[];
  /** The parts of the deposit that were used as payment, in cents. */
  appliedCents: readonly number[];
  /** The parts of the customer's advances that were used as payment, in cents. Negative: put back. */
  fromAdvancesCents: readonly number[];
}

type Deposit = Pick<Balance, 'depositHeldCents' | 'depositAppliedCents'>;

export interface Balance {
  chargesCents: number;
  paidCents: number;
  depositAppliedCents: number;
  /** What the customer's advances have paid. */
  advanceAppliedCents: number;
  /** The customer's own money, kept by the company. It is never revenue. */
  depositHeldCents: number;
  /**
   * How much of the deposit can be refunded: the part still held, plus any part applied to charges that were removed
   * later.
   */
  depositReturnableCents: number;
  /** Positive: the customer owes it. Negative: the company owes it to the customer. */
  dueCents: number;
}

/**
 * Due = charges + refunds of payments − payments − deposit and advances applied; a deposit is held until applied or refunded
 * (docs/rules.md §8).
 */
export function balanceOf({ charges, payments, appliedCents, fromAdvancesCents }: Ledger): Balance {
  const live = payments.filter((payment) => !payment.voided);
  const kinds = new Map(payments.map((payment) => [payment.id, payment.kind]));
  const ofDeposit = (payment: LedgerPayment) => kinds.get(payment.refundedPaymentId ?? '') === 'deposit';
  const refunds = live.filter((payment) => payment.kind === 'refund');
  const chargesCents = sum(charges.filter((charge) => !charge.waived).map((charge) => charge.amountCents));
  const depositAppliedCents = sum(appliedCents);
  const advanceAppliedCents = sum(fromAdvancesCents);
  const received = sum(amounts(live.filter((payment) => payment.kind === 'balance' || payment.kind === 'charge')));
  const paidCents = received - sum(amounts(refunds.filter((payment) => !ofDeposit(payment))));
  const depositsCents =
    sum(amounts(live.filter((payment) => payment.kind === 'deposit'))) - sum(amounts(refunds.filter(ofDeposit)));
  const depositHeldCents = depositsCents - depositAppliedCents;
  const dueCents = chargesCents - paidCents - depositAppliedCents - advanceAppliedCents;
  const depositReturnableCents = depositHeldCents + Math.max(0, Math.min(depositAppliedCents, -dueCents));
  return {
    ...{ chargesCents, paidCents, depositAppliedCents, advanceAppliedCents },
    ...{ depositHeldCents, depositReturnableCents, dueCents },
  };
}

/** The part of the deposit the customer has paid, including parts used as payment since. */
export function depositTakenCents({ depositHeldCents, depositAppliedCents }: Deposit): number {
  return depositHeldCents + depositAppliedCents;
}

/** The part of the agreed deposit that has not been paid. */
export function depositLeftCents(agreedCents: number, balance: Deposit): number {
  return Math.max(0, agreedCents - depositTakenCents(balance));
}

/**
 * What a customer has on account, in cents: advances less what was refunded of them and what they have paid. `payments` are
 * the customer's advances and their refunds.
 */
export function advanceHeldCents({
  payments,
  fromAdvancesCents,
}: Pick<Ledger, 'payments' | 'fromAdvancesCents'>): number {
  const live = payments.filter((payment) => !payment.voided);
  const signed = live.map(({ kind, amountCents }) => (kind === 'refund' ? -amountCents : amountCents));
  return sum(signed) - sum(fromAdvancesCents);
}

/** The amount of a payment that can still be refunded, in cents: the payment minus its refunds. */
export function refundableCents(payment: LedgerPayment, payments: readonly LedgerPayment[]): number {
  if (payment.voided || payment.kind === 'refund') return 0;
  const refunds = payments.filter((other) => !other.voided && other.refundedPaymentId === payment.id);
  return payment.amountCents - sum(amounts(refunds));
}

/**
 * How many times payments of a rental were recorded or voided. It only grows, so a form can say which state it was
 * opened on.
 */
export function ledgerVersion(payments: readonly Pick<LedgerPayment, 'voided'>[]): number {
  return payments.length + payments.filter((payment) => payment.voided).length;
}

/**
 * Settlement at closing. The deposit pays as much as possible of what is due. Then either the rest of the deposit goes
 * back, or the rest stays due.
 */
export function settleDeposit({ dueCents, heldCents }: { dueCents: number; heldCents: number }) {
  const applyCents = Math.max(0, Math.min(dueCents, heldCents));
  return {
    applyCents,
    refundCents: Math.max(0, heldCents - applyCents),
    stillDueCents: Math.max(0, dueCents - applyCents),
  };
}

/** Refuses a refund larger than the amount left of the payment, than the refundable deposit, or than what is on account. */
export function assertRefundable(payment: LedgerPayment, ledger: Ledger, amountCents: number): void {
  const toCents = refundableCents(payment, ledger.payments);
  if (amountCents > toCents) throw atAmount('refund_exceeds_payment', { toCents });
  if (payment.kind === 'deposit' && amountCents > balanceOf(ledger).depositReturnableCents)
    throw atAmount('deposit_exceeds_held');
  if (payment.kind === 'account' && amountCents > advanceHeldCents(ledger)) throw atAmount('advance_exceeds_held');
}

/** The error for an amount that is too large, at its field. */
export function atAmount(code: ErrorCode, params?: ErrorParams): AppError {
  return new AppError(code, { fields: { amountCents: code }, params });
}

/** Why a payment can't be voided in the current ledger; null if it can. */
export function voidRefusal(
  paymentId: string,
  ledger: Ledger,
): Extract<ErrorCode, 'payment_refunded' | 'deposit_applied' | 'advance_used'> | null {
  if (ledger.payments.some((other) => !other.voided && other.refundedPaymentId === paymentId))
    return 'payment_refunded';
  const payments = ledger.payments.map((line) => (line.id === paymentId ? { ...line, voided: true } : line));
  const voided = { ...ledger, payments };
  if (ledger.payments.some(({ id, kind }) => id === paymentId && kind === 'account'))
    return advanceHeldCents(voided) < 0 ? 'advance_used' : null;
  return balanceOf(voided).depositHeldCents < 0 ? 'deposit_applied' : null;
}

function amounts(payments: readonly LedgerPayment[]): number[] {
  return payments.map((payment) => payment.amountCents);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
