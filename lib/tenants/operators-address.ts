import 'server-only';
import { headers } from 'next/headers';
import { isSecureRequest } from '../auth/session-cookie';
import { hostTenant, tenantOrigin } from './slug';

/**
 * The address of a page on the operators' host; null where companies and operators share one host, on which the page's path
 * is enough.
 */
export async function operatorsAddress(path: string): Promise<string | null> {
  const host = (await headers()).get('host') ?? '';
  const rootDomain = process.env.ROOT_DOMAIN || 'localhost';
  if (hostTenant(host, rootDomain).host === 'foreign') return null;
  return `${tenantOrigin({ label: 'admin', rootDomain, host, secure: await isSecureRequest() })}${path}`;
}
