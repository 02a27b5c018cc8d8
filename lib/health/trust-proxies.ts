import 'server-only';
import { trustedProxies } from '../auth/trusted-proxies';

const TRUSTED = Symbol.for('wout.trusted');
const store = globalThis as typeof globalThis & { [TRUSTED]?: (address: string) => boolean };

/** Tells what was loaded before the server whose request ids and traces are believed: those of TRUSTED_PROXIES. */
export function trustProxies(): void {
  store[TRUSTED] = (address) => address !== '' && trustedProxies(process.env.TRUSTED_PROXIES)(address, 0);
}
