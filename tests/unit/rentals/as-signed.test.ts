import { expect, it } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { drawnSignature } from '@/lib/drawn-signature';
import { asSigned } from '@/lib/rentals/as-signed';
import { damagedSignature } from '@/tests/support/damaged-signature';

const drawn = demoSignature('x');

it('keeps the pictures of both signatures, not the bytes that were sent', () => {
  const input = { customerSignature: damagedSignature('sum'), agentSignature: damagedSignature('sum'), more: 1 };
  const kept = drawnSignature(drawn);
  expect(asSigned(input)).toEqual({ customerSignature: kept, agentSignature: kept, more: 1 });
});

it.each([
  ['customer', { customerSignature: damagedSignature('pixels'), agentSignature: drawn }],
  ['agent', { customerSignature: drawn, agentSignature: '' }],
  ['customer', { customerSignature: '', agentSignature: '' }],
] as const)('asks for the first signature that is missing: the %s’s', (who, input) => {
  const code = `${who}_signature_missing`;
  const refused = expect.objectContaining({ code, fields: { [`${who}Signature`]: code } });
  expect(() => asSigned(input)).toThrow(refused);
});
