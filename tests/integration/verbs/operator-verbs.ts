import type { OperatorVerb } from '@/lib/server/operator-command';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import type { TestTenant } from '@/tests/support/factories';

export interface OperatorVerbCase {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds verbs of every output.
  verb: OperatorVerb<any>;
  /** An input about this company that operators may send now. */
  allowed: (tenant: TestTenant) => Promise<unknown>;
  /** An input that the current state forbids, and the error's code. */
  forbidden: (tenant: TestTenant) => Promise<[input: unknown, code: string]>;
  /** The same input about a company that does not exist. */
  elsewhere: (input: unknown, tenantId: string) => unknown;
}

const elsewhere = (input: unknown, tenantId: string) => ({ ...Object(input), tenantId });

async function suspended({ id }: TestTenant) {
  await suspendTenant(await asOperator(), { tenantId: id, reason: 'Unpaid' });
  return { tenantId: id };
}

/** What operators do across companies. */
export const OPERATOR_VERBS: OperatorVerbCase[] = [
  {
    verb: suspendTenant,
    allowed: async ({ id }) => ({ tenantId: id, reason: 'Unpaid' }),
    forbidden: async (tenant) => [{ ...(await suspended(tenant)), reason: 'Again' }, 'invalid_transition'],
    elsewhere,
  },
  {
    verb: unsuspendTenant,
    allowed: suspended,
    forbidden: async ({ id }) => [{ tenantId: id }, 'invalid_transition'],
    elsewhere,
  },
];
