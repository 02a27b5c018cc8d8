import { afterEach, expect, it, vi } from 'vitest';
import { trustProxies } from '@/lib/health/trust-proxies';

afterEach(() => {
  vi.unstubAllEnvs();
});

const networkBy = (forwarded: string) => Reflect.get(globalThis, Symbol.for('wout.network'))(forwarded);

it('a request is of its connection’s network, unless that is a proxy that we trust', () => {
  trustProxies();
  vi.stubEnv('TRUSTED_PROXIES', '');
  expect(networkBy('198.51.100.7, 127.0.0.1')).toBe('127.0.0.1');
  expect(networkBy('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  vi.stubEnv('TRUSTED_PROXIES', 'loopback');
  expect(networkBy('10.9.9.9, 198.51.100.7, 127.0.0.1')).toBe('198.51.100.7');
});
