import { handOverVehicle } from '@/lib/payments/hand-over-vehicle';
import { activateRental } from '@/lib/rentals/activate-rental';
import { mailAgreement } from '@/lib/rentals/mail-agreement';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer } from '@/tests/support/factories';
import type { VerbCase } from './verb-case';

const DISTINCT = {
  pickupLocation: 'Cap-Haïtien',
  returnLocation: 'Hinche',
  usageZone: 'Nord',
  customerSigner: 'Marie-Flore D.',
  agentSigner: 'Wilner P.',
  fuelLevel: 'half',
  odometerKm: '40 012',
  damageNotes: 'Scratch on the left',
  notes: 'Leaves at noon',
};

/** A deposit that is taken with the hand-over. */
const GIVEN = { method: 'cheque', amountCents: '480,50', reference: 'No. 17', notes: 'Bank of the North' };

const notPossible = 'invalid_transition';

export const HAND_OVER_VERBS: VerbCase[] = [
  {
    verb: activateRental,
    // All fields differ, so that a value stored under another field's name is noticed.
    allowed: (tenant) => makeDraft(tenant, { values: DISTINCT }),
    forbidden: async (tenant) => {
      const draft = await makeDraft(tenant);
      await activateRental(await asAgent(tenant), draft);
      return [draft, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: handOverVehicle,
    allowed: async (tenant) => ({ ...(await makeDraft(tenant, { values: DISTINCT })), deposit: GIVEN }),
    forbidden: async (tenant) => {
      const draft = await makeDraft(tenant);
      await activateRental(await asAgent(tenant), draft);
      return [{ ...draft, deposit: GIVEN }, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: mailAgreement,
    allowed: async (tenant) => {
      const customerId = await makeCustomer(tenant, { email: 'marie@example.com' });
      const draft = await makeDraft(tenant, { customerId });
      await activateRental(await asAgent(tenant), draft);
      return { rentalId: draft.rentalId };
    },
    forbidden: async (tenant) => [{ rentalId: (await makeDraft(tenant)).rentalId }, 'agreement_not_signed'],
    stranger: 'record_not_found',
  },
];
