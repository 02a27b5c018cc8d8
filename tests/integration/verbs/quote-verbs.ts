import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { createQuote } from '@/lib/quotes/create-quote';
import { mailQuote } from '@/lib/quotes/mail-quote';
import { takeQuote } from '@/lib/quotes/take-quote';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeQuote } from '@/tests/support/make-quote';
import { RESERVATION_TOTAL_CENTS, reservationValues } from '@/tests/support/reserve';
import type { VerbCase } from './verb-case';

const expectedTotalCents = RESERVATION_TOTAL_CENTS;

async function mailable(tenant: TestTenant): Promise<string> {
  const { id, customerId } = await makeQuote(tenant);
  await withTenant(tenant.id, (tx) =>
    tx.update(customers).set({ email: 'marie@example.com' }).where(eq(customers.id, customerId)),
  );
  return id;
}

export const QUOTE_VERBS: VerbCase[] = [
  {
    verb: createQuote,
    allowed: async (tenant) =>
      reservationValues(
        await makeCustomer(tenant),
        { vehicleId: await makeVehicle(tenant) },
        { gps: true, specialRequests: 'A car without smoke', expectedTotalCents: 20_600 },
      ),
    forbidden: async (tenant) => [
      reservationValues(
        await makeCustomer(tenant),
        { vehicleId: await makeVehicle(tenant) },
        { expectedTotalCents: 1 },
      ),
      'quote_changed',
    ],
    stranger: 'record_not_found',
  },
  {
    verb: takeQuote,
    allowed: async (tenant) => ({ quoteId: (await makeQuote(tenant)).id, expectedTotalCents }),
    forbidden: async (tenant) => {
      const { id: quoteId } = await makeQuote(tenant);
      await takeQuote(await asAgent(tenant), { quoteId, expectedTotalCents });
      return [{ quoteId, expectedTotalCents }, 'quote_taken'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: mailQuote,
    allowed: async (tenant) => ({ quoteId: await mailable(tenant) }),
    forbidden: async (tenant) => [{ quoteId: (await makeQuote(tenant)).id }, 'customer_without_email'],
    stranger: 'record_not_found',
  },
];
