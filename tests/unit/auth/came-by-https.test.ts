import { expect, it } from 'vitest';
import { cameByHttps } from '@/lib/auth/came-by-https';

it.each([
  ['190.115.180.7, 127.0.0.1', 'https', 'loopback', true],
  ['190.115.180.7, 10.0.0.4', 'https , http', 'uniquelocal, cloudflare', true],
  ['190.115.180.7, 127.0.0.1', 'http, https', 'loopback', false],
  ['190.115.180.7, 127.0.0.1', null, 'loopback', false],
  ['190.115.180.7', 'https', undefined, false],
  ['127.0.0.1', 'https', undefined, false],
  ['127.0.0.1, 190.115.180.7', 'https', 'loopback', false],
  ['127.0.0.1, unknown', 'https', 'loopback', false],
  [null, 'https', 'loopback', false],
])('what came from %s as %s, with proxies %s, came over https: %s', (forwarded, protocol, proxies, expected) => {
  const sent = new Headers();
  if (forwarded) sent.set('x-forwarded-for', forwarded);
  if (protocol) sent.set('x-forwarded-proto', protocol);
  expect(cameByHttps(sent, proxies)).toBe(expected);
});
