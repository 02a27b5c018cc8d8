import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ApiDocument, ApiOperation } from '@/lib/openapi/api-document';

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));

const SECRET = 'its answer has what is kept nowhere';
const OF_A_SESSION = 'what its session is by then, no key need tell';
const QUESTION = 'a question that is too long for an address';
/** The calls with another method than GET that take no key, each with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'delete.visit': OF_A_SESSION,
  'post.admin.operators.by_operatorId.link': SECRET,
  'post.admin.profile.recovery-codes': SECRET,
  'post.admin.profile.second-factor': SECRET,
  'post.admin.settings.mail-test': 'who tries the mail server again wants another mail',
  'post.admin.users.by_tenantId.by_memberId.link': SECRET,
  'post.api-keys': SECRET,
  'post.auth.login': SECRET,
  'post.availability.move': QUESTION,
  'post.members.by_memberId.invitation': SECRET,
  'post.profile.recovery-codes': SECRET,
  'post.profile.second-factor': SECRET,
  'post.rentals.offers': QUESTION,
  'post.rentals.quote': QUESTION,
  'post.reservations.quote': QUESTION,
  'put.admin.mode': OF_A_SESSION,
};

const takesKey = ({ parameters = [] }: ApiOperation) =>
  parameters.some((one) => '$ref' in one && one.$ref.endsWith('/IdempotencyKey'));

it('each write takes a key, or says what a repeated request does', () => {
  const writes = Object.values(DOCUMENT.paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, operation]) => (method === 'get' ? [] : [operation])),
  );
  expect(writes.length).toBeGreaterThan(150);
  const without = writes.filter((operation) => !takesKey(operation));
  expect(without.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
  for (const { operationId, description = '' } of without)
    expect([operationId, description.includes('Takes no `Idempotency-Key`: a repeated request ')]).toEqual([
      operationId,
      WITHOUT_KEY[operationId] !== QUESTION,
    ]);
});
