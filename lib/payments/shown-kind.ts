import type { PaymentKind } from './values';

/** The kind of a payment as screens and papers name it: a balance paid on a reservation is a part payment. */
export function shownKind(kind: PaymentKind, reservationId: string | null): PaymentKind | 'part' {
  return kind === 'balance' && reservationId !== null ? 'part' : kind;
}
