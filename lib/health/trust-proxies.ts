import 'server-only';
import { nearestStranger } from '../auth/nearest-stranger';
import { networkOf } from '../auth/network-of';
import { trustedProxies } from '../auth/trusted-proxies';

const TRUSTED = Symbol.for('wout.trusted');
const NETWORK = Symbol.for('wout.network');
const store = globalThis as typeof globalThis & {
  [TRUSTED]?: (address: string) => boolean;
  [NETWORK]?: (forwarded: string) => string;
};

/**
 * Tells what was loaded before the server whose request ids and traces are believed: those of TRUSTED_PROXIES. And of which
 * network a request is, by its `x-forwarded-for`.
 */
export function trustProxies(): void {
  store[NETWORK] = (forwarded) => networkOf(nearestStranger(forwarded, process.env.TRUSTED_PROXIES).address);
  store[TRUSTED] = (address) => address !== '' && trustedProxies(process.env.TRUSTED_PROXIES)(address, 0);
}
