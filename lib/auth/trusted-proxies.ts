import proxyAddress from 'proxy-addr';
import { CLOUDFLARE_RANGES } from './cloudflare-ranges';

export type ProxyTest = (address: string, distance: number) => boolean;

let compiled: { setting: string | undefined; test: ProxyTest } | undefined;

/**
 * Whether an address is one of our proxies, by the setting TRUSTED_PROXIES: addresses, ranges, and the names `loopback`,
 * `linklocal`, `uniquelocal` (private networks) and `cloudflare`, separated by commas. Without a setting none is. Throws
 * if the setting can't be read.
 */
export function trustedProxies(setting: string | undefined): ProxyTest {
  if (!compiled || compiled.setting !== setting) {
    const names = (setting ?? '').split(',').map((name) => name.trim());
    const ranges = names.filter(Boolean).flatMap((name) => (name === 'cloudflare' ? CLOUDFLARE_RANGES : [name]));
    try {
      compiled = { setting, test: proxyAddress.compile(ranges) };
    } catch (error) {
      throw new Error(`The setting TRUSTED_PROXIES can't be read: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return compiled.test;
}
