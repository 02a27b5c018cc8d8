import fc from 'fast-check';
import { expect } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { query } from '@/lib/server/query';
import { type Act, attempt, pick } from '../act';
import { type Company, memberOf, typed } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

const out = ({ hires }: Company) => hires.filter(({ status }) => status === 'active');

/** A customer keeps a vehicle longer, in time or late. */
export const EXTEND: Act<{ which: number; hours: number }> = {
  name: 'extend',
  picks: fc.record({ which: fc.nat(20), hours: fc.nat(40) }),
  possible: (company) => out(company).length > 0,
  async play(company, { which, hours }) {
    const hire = pick(out(company), which);
    const { id, vehicleId, since: from } = hire;
    const due = Math.max(hire.due + 1, company.clock + 0.5) + hours;
    const dueAt = typed(company, due);
    const ctx = await memberOf(company, 'manager');
    const preview = await query(ctx, 'rentals.extend', (q) => previewExtension(q, { rentalId: id, dueAt }));
    const isFree = await couldBeHad(company, { vehicleId, classId: null, from, due, exceptId: id });
    expect(preview.clash === null, 'as the screen shows it').toBe(isFree);
    const hasSeat = !hire.childSeat || seatIsLeft(company, { from, due, exceptId: id });
    const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
    const input = { rentalId: id, dueAt, ...signed, expectedCents: preview.addedCents };
    const { done, code } = await attempt(company, 'manager', extendRental, input);
    expect(code).toBe(isFree ? (hasSeat ? null : 'option_not_available') : 'vehicle_not_available');
    if (!done) return 'refused';
    Object.assign(hire, { due, extensions: hire.extensions + 1 });
    return ['rentals.extend'];
  },
};
