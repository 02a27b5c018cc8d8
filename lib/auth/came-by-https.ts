import { isIP } from 'node:net';
import { trustedProxies } from './trusted-proxies';

/**
 * Whether the caller came over https. Our server only speaks http, so this is what the proxy in front of it says. What
 * anybody else says is not believed. Our start script appends who called us to `x-forwarded-for`.
 */
export function cameByHttps(sent: Headers, proxies: string | undefined): boolean {
  const peer = sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  if (!isIP(peer) || !trustedProxies(proxies)(peer, 0)) return false;
  return sent.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
