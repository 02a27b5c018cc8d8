import { hostTenant, tenantOrigin } from './slug';

interface Asked {
  host: string;
  secure: boolean;
  settings: { rootDomain: string; publicOrigin: string | undefined; port: string | undefined };
}

/**
 * Where links that are sent to people lead, for a company. It is taken from the settings and never from the request's host, which whoever asks
 * may choose: the company's own address under the root domain, or PUBLIC_ORIGIN on a plain host. Null where neither is known.
 */
export function linkOrigin(slug: string, { host, secure, settings }: Asked): string | null {
  const { rootDomain, publicOrigin, port } = settings;
  if (hostTenant(host, rootDomain).host === 'foreign') return publicOrigin?.replace(/\/+$/, '') || null;
  const ownPort = port && host.endsWith(`:${port}`) ? host : rootDomain;
  return tenantOrigin({ label: slug, rootDomain, host: ownPort, secure });
}
