import fc from 'fast-check';
import { newId } from '@/lib/id';
import { saveDraft } from '@/lib/rentals/save-draft';
import { agreementValues } from '@/tests/support/agreement';
import { type Act, attempt, pick } from '../act';

/** Somebody walks in, and an agreement is begun. */
export const WRITE_DRAFT: Act<{ what: number; who: number; childSeat: boolean }> = {
  name: 'write a draft',
  picks: fc.record({ what: fc.nat(4), who: fc.nat(1), childSeat: fc.boolean() }),
  possible: () => true,
  async play(company, { what, who, childSeat }) {
    const id = newId();
    const [vehicleId, customerId] = [pick([...company.fleet.keys()], what), pick(company.customers, who)];
    const values = agreementValues(customerId, vehicleId);
    await attempt(company, 'agent', saveDraft, { rentalId: id, step: 'review', values });
    const nothing = {
      number: false,
      bookingId: null,
      from: 0,
      due: 0,
      since: 0,
      drivenKm: 0,
      returned: null,
      odometerOutKm: 0,
      extensions: 0,
      before: null,
    };
    company.hires.push({ ...nothing, id, status: 'draft', customerId, vehicleId, childSeat });
    return ['rentals.save_draft'];
  },
};
