import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { demoSignature } from '@/db/seed/signature';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { mailInvoice } from '@/lib/payments/mail-invoice';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { extendRental } from '@/lib/rentals/extend-rental';
import { returnRental } from '@/lib/rentals/return-rental';
import { saveDraft } from '@/lib/rentals/save-draft';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { swapInput } from '@/tests/support/swapped';
import { edited } from './edited';
import { HAND_OVER_VERBS } from './hand-over-verbs';
import type { VerbCase } from './verb-case';

const checkIn = (rentalId: string) => ({
  rentalId,
  returnedAt: instantToLocal(new Date(), 'America/Port-au-Prince'),
  odometerKm: 40_100,
  fuelLevel: 'half',
  damageNotes: 'Scratch on the right',
  customerSignature: demoSignature('customer'),
  customerSigner: 'Marie-Flore D.',
  unsignedReason: 'key_drop',
});

const wholeMinute = (from: number) => new Date(Math.floor((Date.now() + from) / MINUTE_MS) * MINUTE_MS);

/** Two more days than the four that were agreed. */
const extension = (rentalId: string) => ({
  rentalId,
  dueAt: instantToLocal(new Date(Date.now() + 4 * DAY_MS), 'America/Port-au-Prince'),
  customerSignature: demoSignature('customer'),
  customerSigner: 'Marie-Flore D.',
  agentSignature: demoSignature('agent'),
  agentSigner: 'Wilner P.',
  expectedCents: 11_000,
});

/** In the middle of its second day, so that the days left are the same whenever the swap comes. */
const midway = (tenant: TestTenant) => makeActiveRental(tenant, { out: wholeMinute(-1.5 * DAY_MS) });

/** Two days before the end, for a dearer vehicle at its own rate. The first one stays in the garage. */
async function swap(tenant: TestTenant, rental: { id: string; vehicleId: string }) {
  return swapInput(rental, await makeVehicle(tenant, { dailyRateCents: 6000 }), {
    odometerInKm: 40_150,
    fuelIn: 'half',
    damageIn: 'Gearbox',
    odometerOutKm: 40_010,
    fuelOut: 'three_quarters',
    damageOut: 'Scratch on the left',
    newRate: true,
    outOfService: true,
    outOfServiceReason: 'Gearbox broken',
    customerSigner: 'Marie-Flore D.',
    agentSigner: 'Wilner P.',
    expectedCents: 1000,
  });
}

const moved = (rentalId: string) => ({ rentalId, returnLocation: 'Hinche' });

async function deposit(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  const money = { rentalId: id, kind: 'deposit', method: 'cash', amountCents: '500' };
  const paid = await collectPayment(await asAgent(tenant), money);
  return { rentalId: id, paymentId: paid.id };
}

async function returned(tenant: TestTenant) {
  const { id } = await makeActiveRental(tenant);
  await returnRental(await asAgent(tenant), checkIn(id));
  return id;
}

const notPossible = 'invalid_transition';

export const RENTAL_VERBS: VerbCase[] = [
  {
    verb: saveDraft,
    allowed: async () => ({ rentalId: newId(), step: 'agreement', values: { notes: 'typed' } }),
    forbidden: async (tenant) => {
      const { id } = await makeActiveRental(tenant);
      return [{ rentalId: id, step: 'agreement', values: {} }, notPossible];
    },
    stranger: null,
  },
  {
    verb: discardDraft,
    allowed: async (tenant) => ({ rentalId: (await makeDraft(tenant)).rentalId }),
    forbidden: async (tenant) => [{ rentalId: (await makeActiveRental(tenant)).id }, notPossible],
    stranger: 'record_not_found',
  },
  ...HAND_OVER_VERBS,
  {
    verb: cancelRental,
    allowed: async (tenant) => ({
      rentalId: (await makeActiveRental(tenant)).id,
      odometerKm: 40_000,
      reason: 'No drive',
    }),
    forbidden: async (tenant) => [
      { rentalId: await returned(tenant), odometerKm: 40_000, reason: 'Too late' },
      notPossible,
    ],
    stranger: 'record_not_found',
  },
  {
    verb: extendRental,
    // Out at a whole minute, like the new end, so that no part of one is lost.
    allowed: async (tenant) => extension((await makeActiveRental(tenant, { out: wholeMinute(-2 * DAY_MS) })).id),
    forbidden: async (tenant) => [extension(await returned(tenant)), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: swapVehicle,
    allowed: async (tenant) => swap(tenant, await midway(tenant)),
    forbidden: async (tenant) => {
      const rental = await midway(tenant);
      await returnRental(await asAgent(tenant), checkIn(rental.id));
      return [await swap(tenant, rental), notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: changeReturnPlace,
    allowed: async (tenant) => edited(tenant, changeReturnPlace, moved((await makeActiveRental(tenant)).id)),
    forbidden: async (tenant) => [await edited(tenant, changeReturnPlace, moved(await returned(tenant))), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: returnRental,
    allowed: async (tenant) => checkIn((await makeActiveRental(tenant)).id),
    forbidden: async (tenant) => [checkIn(await returned(tenant)), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: settleReturn,
    allowed: async (tenant) => checkIn((await deposit(tenant)).rentalId),
    forbidden: async (tenant) => [checkIn(await returned(tenant)), notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: reopenReturn,
    allowed: async (tenant) => {
      const { rentalId } = await deposit(tenant);
      await settleReturn(await asAgent(tenant), checkIn(rentalId));
      return { rentalId, reason: 'The wrong car' };
    },
    forbidden: async (tenant) => [{ rentalId: (await makeActiveRental(tenant)).id, reason: 'Still out' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: mailInvoice,
    allowed: async (tenant) => {
      const { rentalId } = await deposit(tenant);
      await settleReturn(await asAgent(tenant), checkIn(rentalId));
      await withTenant(tenant.id, (tx) => tx.update(customers).set({ email: 'marie@example.com' }));
      return { rentalId };
    },
    forbidden: async (tenant) => [{ rentalId: (await makeActiveRental(tenant)).id }, notPossible],
    stranger: 'record_not_found',
  },
];
