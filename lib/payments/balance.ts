import { AppError, type ErrorCode } from '../errors';
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
}

type Deposit = Pick<Balance, 'depositHeldCents' | 'depositAppliedCents'>;

export interface Balance {
  chargesCents: number;
  paidCents: number;
  depositAppliedCents: number;
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

/** Due = charges + refunds of payments − payments − deposit applied; a deposit is held until applied or refunded (docs/rules.md §8). */
export function balanceOf({ charges, payments, appliedCents }: Ledger): Balance {
  const live = payments.filter((payment) => !payment.voided);
  const kinds = new Map(payments.map((payment) => [payment.id, payment.kind]));
  const ofDeposit = (payment: LedgerPayment) => kinds.get(payment.refundedPaymentId ?? '') === 'deposit';
  const refunds = live.filter((payment) => payment.kind === 'refund');
  const chargesCents = sum(charges.filter((charge) => !charge.waived).map((charge) => charge.amountCents));
  const depositAppliedCents = sum(appliedCents);
  const received = sum(amounts(live.filter((payment) => payment.kind === 'balance' || payment.kind === 'charge')));
  const paidCents = received - sum(amounts(refunds.filter((payment) => !ofDeposit(payment))));
  const depositsCents =
    sum(amounts(live.filter((payment) => payment.kind === 'deposit'))) - sum(amounts(refunds.filter(ofDeposit)));
  const depositHeldCents = depositsCents - depositAppliedCents;
  const dueCents = chargesCents - paidCents - depositAppliedCents;
  const depositReturnableCents = depositHeldCents + Math.max(0, Math.min(depositAppliedCents, -dueCents));
  return { chargesCents, paidCents, depositAppliedCents, depositHeldCents, depositReturnableCents, dueCents };
}

/** The part of the deposit the customer has paid, including parts used as payment since. */
export function depositTakenCents({ depositHeldCents, depositAppliedCents }: Deposit): number {
  return depositHeldCents + depositAppliedCents;
}

/** The part of the agreed deposit that has not been paid. */
export function depositLeftCents(agreedCents: number, balance: Deposit): number {
  return Math.max(0, agreedCents - depositTakenCents(balance));
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

/** Refuses a refund larger than the amount left of the payment, or than the refundable deposit. */
export function assertRefundable(payment: LedgerPayment, ledger: Ledger, amountCents: number): void {
  if (amountCents > refundableCents(payment, ledger.payments)) throw new AppError('refund_exceeds_payment');
  if (payment.kind === 'deposit' && amountCents > balanceOf(ledger).depositReturnableCents)
    throw new AppError('deposit_exceeds_held');
}

/** Why a payment can't be voided in the current ledger; null if it can. */
export function voidRefusal(
  paymentId: string,
  ledger: Ledger,
): Extract<ErrorCode, 'payment_refunded' | 'deposit_applied'> | null {
  if (ledger.payments.some((other) => !other.voided && other.refundedPaymentId === paymentId))
    return 'payment_refunded';
  const payments = ledger.payments.map((line) => (line.id === paymentId ? { ...line, voided: true } : line));
  return balanceOf({ ...ledger, payments }).depositHeldCents < 0 ? 'deposit_applied' : null;
}

function amounts(payments: readonly LedgerPayment[]): number[] {
  return payments.map((payment) => payment.amountCents);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
