import { expect, it } from 'vitest';
import { nearestStranger } from '@/lib/auth/client-address';

it.each([
  ['190.115.180.7', undefined, '190.115.180.7'],
  ['1.2.3.4, 190.115.180.7', undefined, '190.115.180.7'],
  ['1.2.3.4, 190.115.180.7, 10.0.0.4', undefined, '190.115.180.7'],
  ['1.2.3.4, 190.115.180.7, 203.0.113.9, 127.0.0.1', '203.0.113.0/24', '190.115.180.7'],
  ['192.168.1.20, 127.0.0.1', undefined, '192.168.1.20'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['2001:db8::7, ::1', undefined, '2001:db8::7'],
  [`${'x'.repeat(7000)}, 190.115.180.7`, undefined, '190.115.180.7'],
  [`${'x'.repeat(7000)}, 127.0.0.1`, undefined, '127.0.0.1'],
  ['not an address', undefined, 'unknown'],
  [null, undefined, 'unknown'],
])('%s behind %s is %s', (forwarded, proxies, address) => {
  expect(nearestStranger(forwarded, proxies)).toBe(address);
});
