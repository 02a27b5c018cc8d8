import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearestStranger } from '@/lib/auth/nearest-stranger';
import { watchForwarders } from '@/lib/auth/watch-forwarders';

const LONG = 'x'.repeat(7000);

it.each([
  ['190.115.180.7', undefined, '190.115.180.7', false],
  ['1.2.3.4, 190.115.180.7', undefined, '190.115.180.7', true],
  ['1.2.3.4, 10.0.0.4', undefined, '10.0.0.4', true],
  ['1.2.3.4, 127.0.0.1', '', '127.0.0.1', true],
  ['1.2.3.4, ::1', '10.0.0.0/8', '::1', true],
  ['1.2.3.4, 190.115.180.7, 10.0.0.4', 'uniquelocal', '190.115.180.7', true],
  ['190.115.180.7, 10.0.0.4', ' uniquelocal , ', '190.115.180.7', false],
  ['1.2.3.4, 190.115.180.7, 203.0.113.9, 127.0.0.1', 'loopback,203.0.113.0/24', '190.115.180.7', true],
  ['190.115.180.7, 104.22.17.40, 10.21.157.68', 'uniquelocal, cloudflare', '190.115.180.7', false],
  ['192.168.1.20, 127.0.0.1', 'loopback, uniquelocal', '192.168.1.20', false],
  ['127.0.0.1', undefined, '127.0.0.1', false],
  ['2001:db8::7, ::1', 'loopback', '2001:db8::7', false],
  [`${LONG}, 190.115.180.7`, undefined, '190.115.180.7', true],
  [`${LONG}, 127.0.0.1`, 'loopback', '127.0.0.1', false],
  ['not an address', undefined, 'unknown', false],
  [null, undefined, 'unknown', false],
])('%s behind %s is %s', (forwarded, proxies, address, forwards) => {
  expect(nearestStranger(forwarded, proxies)).toEqual({ address, forwards });
});

it('says which setting can’t be read', () => {
  expect(() => nearestStranger('1.2.3.4', 'private')).toThrow(/TRUSTED_PROXIES.*private/);
});

it('finds a visitor behind the proxies that the blueprint names', () => {
  const [, named] = /key: TRUSTED_PROXIES\s+value: (.+)/.exec(readFileSync('render.yaml', 'utf8')) ?? [];
  const forwarded = '190.115.180.7, 172.68.1.2, 10.21.157.68';
  expect(nearestStranger(forwarded, named)).toEqual({ address: '190.115.180.7', forwards: false });
});

describe('a proxy that nobody trusts', () => {
  it('is reported once, when five people have signed in through it', () => {
    const reported: string[] = [];
    const note = watchForwarders((address) => reported.push(address));
    const sign = (userId: string, address = '10.0.0.4', forwards = true) => note({ address, forwards }, userId);
    for (const userId of ['a', 'b', 'c', 'd', 'd']) sign(userId);
    for (const userId of ['a', 'b', 'c', 'd', 'e']) sign(userId, '190.115.180.7', false);
    sign('e', '10.0.0.5');
    expect(reported).toEqual([]);
    for (const userId of ['e', 'f', 'a']) sign(userId);
    expect(reported).toEqual(['10.0.0.4']);
  });
});
