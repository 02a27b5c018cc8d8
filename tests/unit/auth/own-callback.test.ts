import { expect, it } from 'vitest';
import { assertOwnCallback } from '@/lib/auth/assert-own-callback';

const host = 'lakay.wout.ht:3000';

it.each([null, undefined, '', '/', '/vehicles?q=1', 'http://lakay.wout.ht:3000/x', 'https://lakay.wout.ht:3000'])(
  'next-auth may continue at %j',
  (callback) => {
    expect(() => assertOwnCallback({ host, callbacks: [callback] })).not.toThrow();
  },
);

it.each([
  'http://evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://lakay.wout.ht',
  'https://lakay.wout.ht:3000@evil.example',
  'javascript:alert(1)',
  'http://',
  'vehicles',
  'data:text/html,x',
])('next-auth may not continue at %j', (callback) => {
  const refused = { code: 'validation_error', fields: { callbackUrl: 'invalid_value' } };
  expect(() => assertOwnCallback({ host, callbacks: ['/', callback] })).toThrow(expect.objectContaining(refused));
});
