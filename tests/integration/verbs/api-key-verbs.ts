import { recordApiKey } from '@/lib/api-keys/create-api-key';
import { revokeApiKey } from '@/lib/api-keys/revoke-api-key';
import { makeApiKeyText } from '@/lib/auth/api-key';
import { newId } from '@/lib/id';
import { makeApiKey } from '@/tests/support/make-api-key';
import type { VerbCase } from './verb-case';

function values(tenantId: string, more: object = {}) {
  const keyId = newId();
  const { tokenHash } = makeApiKeyText(tenantId, keyId);
  return { name: 'Accounting', role: 'agent', expiresOn: '', keyId, tokenHash, ...more };
}

export const API_KEY_VERBS: VerbCase[] = [
  {
    verb: recordApiKey,
    allowed: async ({ id }) => values(id),
    forbidden: async ({ id }) => [
      values(id, { expiresOn: '2020-01-31' }),
      'validation_error',
      { expiresOn: 'invalid_date' },
    ],
    stranger: null,
  },
  {
    verb: revokeApiKey,
    allowed: async (tenant) => ({ keyId: (await makeApiKey(tenant)).id }),
    forbidden: async () => [{ keyId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
];
