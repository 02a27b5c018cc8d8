import { describe, expect, it } from 'vitest';
import { RENTAL_STEPS, type RentalStep, rentalNextStep } from '@/lib/payments/rental-next-step';
import { SHOWN_RENTAL_STATUSES } from '@/lib/rentals/values';

const OPEN = { depositLeftCents: 500, dueCents: 300, depositHeldCents: 200 };
const NOTHING = { depositLeftCents: 0, dueCents: 0, depositHeldCents: 0 };
const all = () => true;

/** Each step in turn, as the member would be asked who may do everything but those before. */
function inTurn(rental: Parameters<typeof rentalNextStep>[0]): RentalStep[] {
  const refused: RentalStep[] = [];
  for (;;) {
    const step = rentalNextStep(rental, (one) => !refused.includes(one));
    if (!step) return refused;
    refused.push(step);
  }
}

describe('the next step of a rental', () => {
  it('is first the deposit, then what is due, then the return', () => {
    expect(inTurn({ status: 'active', ...OPEN })).toEqual(['collect_deposit', 'collect', 'take_back']);
    expect(rentalNextStep({ status: 'active', ...OPEN, depositLeftCents: 0 }, all)).toBe('collect');
    expect(rentalNextStep({ status: 'active', ...NOTHING, depositHeldCents: 200 }, all)).toBe('take_back');
  });

  it('is the return first if the vehicle is late', () => {
    expect(inTurn({ status: 'overdue', ...OPEN })).toEqual(['take_back', 'collect_deposit', 'collect']);
  });

  it.each(['completed', 'cancelled'] as const)('is to settle the money of a %s one', (status) => {
    expect(inTurn({ status, ...OPEN })).toEqual(['collect', 'refund_deposit']);
    expect(rentalNextStep({ status, ...NOTHING, dueCents: -300 }, all)).toBeNull();
    expect(rentalNextStep({ status, ...NOTHING, depositLeftCents: 500 }, all)).toBeNull();
  });

  it('is to go on with a draft, whatever is due', () => {
    expect(inTurn({ status: 'draft', ...OPEN })).toEqual(['continue']);
  });

  it('is none if the member may do none', () => {
    for (const status of SHOWN_RENTAL_STATUSES) expect(rentalNextStep({ status, ...OPEN }, () => false)).toBeNull();
  });

  it('names only known steps', () => {
    for (const status of SHOWN_RENTAL_STATUSES)
      for (const step of inTurn({ status, ...OPEN })) expect(RENTAL_STEPS).toContain(step);
  });
});
