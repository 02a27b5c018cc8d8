import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { voidCharge } from '@/lib/payments/void-charge';
import { type Act, attempt, pick } from '../act';

/** A charge that was added by hand is taken back. */
export const VOID_CHARGE: Act<{ which: number }> = {
  name: 'void a charge',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => company.charges.length > 0,
  async play(company, { which }) {
    const { id, hireId } = pick(company.charges, which);
    const [row] = await withTenant(company.tenant.id, (tx) =>
      tx.select({ waivedAt: charges.waivedAt }).from(charges).where(eq(charges.id, id)),
    );
    const input = { rentalId: hireId, chargeId: id, reason: 'It was clean' };
    const { done, code } = await attempt(company, 'manager', voidCharge, input);
    expect(code).toBe(row?.waivedAt ? 'invalid_transition' : null);
    return done ? ['payments.void_charge'] : 'refused';
  },
};
