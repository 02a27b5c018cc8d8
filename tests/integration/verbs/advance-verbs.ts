import { putBackAdvance } from '@/lib/payments/put-back-advance';
import { takeAdvance } from '@/lib/payments/take-advance';
import { useAdvance as payFromAdvance } from '@/lib/payments/use-advance';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import type { VerbCase } from './verb-case';

const MONEY = { method: 'cash', amountCents: '100', notes: 'For December' };

/** A rental with 220.00 due, whose customer has left 100.00. */
async function withAdvance(tenant: TestTenant) {
  const { id, customerId } = await makeActiveRental(tenant);
  await takeAdvance(await asAgent(tenant), { customerId, ...MONEY });
  return { rentalId: id, reservationId: '' };
}

async function used(tenant: TestTenant) {
  const owner = await withAdvance(tenant);
  await payFromAdvance(await asAgent(tenant), { ...owner, amountCents: '60' });
  return owner;
}

export const ADVANCE_VERBS: VerbCase[] = [
  {
    verb: takeAdvance,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), ...MONEY }),
    forbidden: async (tenant) => [
      { customerId: await makeCustomer(tenant), ...MONEY, amountCents: '0' },
      'validation_error',
      { amountCents: 'must_be_positive' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: payFromAdvance,
    allowed: withAdvance,
    forbidden: async (tenant) => [{ ...(await withAdvance(tenant)), amountCents: '100.01' }, 'advance_exceeds_held'],
    stranger: 'record_not_found',
  },
  {
    verb: putBackAdvance,
    allowed: async (tenant) => ({ ...(await used(tenant)), amountCents: '60', reason: 'Wrong rental' }),
    forbidden: async (tenant) => [
      { ...(await used(tenant)), amountCents: '60.01', reason: 'Wrong rental' },
      'advance_exceeds_held',
    ],
    stranger: 'record_not_found',
  },
];
