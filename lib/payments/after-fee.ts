import { type Balance, balanceOf, type Ledger, settleDeposit } from './balance';

/** The ledger and balance of a reservation as closing it with a fee would leave them, in cents. */
export function afterFee(ledger: Ledger, feeCents: number): { ledger: Ledger; balance: Balance } {
  const charged = { ...ledger, charges: [...ledger.charges, { amountCents: feeCents, waived: false }] };
  const { dueCents, depositHeldCents } = balanceOf(charged);
  const { applyCents } = settleDeposit({ dueCents, heldCents: depositHeldCents });
  const closed = { ...charged, appliedCents: [...charged.appliedCents, applyCents] };
  return { ledger: closed, balance: balanceOf(closed) };
}
