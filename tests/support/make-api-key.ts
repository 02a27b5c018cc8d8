import { createApiKey } from '@/lib/api-keys/create-api-key';
import { asAdmin } from './contexts';
import type { TestTenant } from './factories';

/** A key that the company's admin has made, with its text. */
export async function makeApiKey(tenant: TestTenant, values: object = {}): Promise<{ id: string; key: string }> {
  return createApiKey(await asAdmin(tenant), { name: 'Accounting', role: 'agent', ...values });
}
