import { hostTenant, tenantOrigin } from './slug';

interface Asked {
  host: string;
  secure: boolean;
  settings: { rootDomain: string; publicOrigin: string | undefined; port: string | undefined };
}

/**
 * The origin of links sent to people of a company. It comes from the settings and never from the request's host, which
 * the caller can choose. It is the company's own address under the root domain, or PUBLIC_ORIGIN on a plain host. Null
 * if neither is set.
 */
export function linkOrigin(slug: string, { host, secure, settings }: Asked): string | null {
  const { rootDomain, publicOrigin, port } = settings;
  if (hostTenant(host, rootDomain).host === 'foreign') return publicOrigin?.replace(/\/+$/, '') || null;
  const ownPort = port && host.endsWith(`:${port}`) ? host : rootDomain;
  return tenantOrigin({ label: slug, rootDomain, host: ownPort, secure });
}
