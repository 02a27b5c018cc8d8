import { mergeCustomers } from '@/lib/customers/merge-customers';
import { makeCustomer } from '@/tests/support/factories';
import type { VerbCase } from './verb-case';

export const CUSTOMER_VERBS: VerbCase[] = [
  {
    verb: mergeCustomers,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), mergedId: await makeCustomer(tenant) }),
    forbidden: async (tenant) => {
      const customerId = await makeCustomer(tenant);
      return [{ customerId, mergedId: customerId }, 'same_customer'];
    },
    stranger: 'record_not_found',
  },
];
