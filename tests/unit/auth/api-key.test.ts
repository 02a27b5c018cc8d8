import { expect, it } from 'vitest';
import { makeApiKeyText, readApiKeyText } from '@/lib/auth/api-key';

const TENANT = '01900000-0000-7000-8000-000000000000';
const KEY = '01912345-6789-7abc-8def-0123456789ab';

it('says its company, its key and a secret of which only the hash is known', () => {
  const { text, tokenHash } = makeApiKeyText(TENANT, KEY);
  expect(text).toMatch(/^wout_[\w-]{86}$/);
  expect(readApiKeyText(text)).toEqual({ tenantId: TENANT, keyId: KEY, tokenHash });
  expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
  const other = makeApiKeyText(TENANT, KEY);
  expect(other.text).not.toBe(text);
  expect(other.tokenHash).not.toBe(tokenHash);
});

it.each([
  ['', 'nothing'],
  ['wout_', 'no more than its beginning'],
  [makeApiKeyText(TENANT, KEY).text.slice(0, -2), 'one that was cut'],
  [`${makeApiKeyText(TENANT, KEY).text}AAAA`, 'one with more'],
  [makeApiKeyText(TENANT, KEY).text.replace('wout_', 'wout-'), 'one of another kind'],
])('reads nothing from %j: %s', (text) => {
  expect(readApiKeyText(text)).toBeNull();
});
