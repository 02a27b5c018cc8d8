import { z } from 'zod';
import type { Balance } from './balance';

const cents = z.int().describe('US cents.');

/** A balance as an answer of the API has it. */
export const BalanceAnswer = z.strictObject({
  chargesCents: cents,
  paidCents: cents,
  depositAppliedCents: cents,
  advanceAppliedCents: cents,
  depositHeldCents: cents,
  depositReturnableCents: cents,
  dueCents: cents.describe('US cents. Negative where the company owes it.'),
} satisfies Record<keyof Balance, z.ZodType>);
