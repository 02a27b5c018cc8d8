import { expect, it } from 'vitest';
import { returnOutcome } from '@/lib/payments/return-outcome';

it.each([
  [{ dueCents: 16_680, depositHeldCents: 0 }, true, { tone: 'warning', text: 'returned_due', cents: 16_680 }],
  [{ dueCents: 1, depositHeldCents: 100 }, true, { tone: 'warning', text: 'returned_due', cents: 1 }],
  [{ dueCents: 0, depositHeldCents: 100 }, true, { tone: 'success', text: 'returned_refund' }],
  [{ dueCents: 0, depositHeldCents: 100 }, false, { tone: 'success', text: 'returned_refund_by_manager' }],
  [{ dueCents: -500, depositHeldCents: 0 }, true, { tone: 'info', text: 'returned_owed', cents: 500 }],
  [{ dueCents: 0, depositHeldCents: 0 }, false, { tone: 'success', text: 'returned_settled' }],
])('after a return with %o (may refund: %s)', (balance, mayRefund, outcome) => {
  expect(returnOutcome(balance, mayRefund)).toMatchObject(outcome);
});
