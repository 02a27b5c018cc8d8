import { hostTenant, tenantOrigin } from './slug';

const DEFAULT_ROOT_DOMAIN = 'localhost';

interface Asked {
  host: string;
  secure: boolean;
  /** `rootDomain` is undefined where nobody has set one. */
  settings: { rootDomain: string | undefined; publicOrigin: string | undefined; port: string | undefined };
}

/**
 * The origin of links sent to people of a company, or with null to people who have none yet. It comes from the settings and never from the request's host, which
 * the caller can choose. On a plain host it is PUBLIC_ORIGIN, else the company's own address under the root domain. Null
 * if neither is set.
 */
export function linkOrigin(slug: string | null, { host, secure, settings }: Asked): string | null {
  const { rootDomain = DEFAULT_ROOT_DOMAIN, publicOrigin, port } = settings;
  if (hostTenant(host, rootDomain).host === 'foreign') {
    if (publicOrigin) return publicOrigin.replace(/\/+$/, '');
    if (settings.rootDomain === undefined) return null;
  }
  const ownPort = port && host.endsWith(`:${port}`) ? host : rootDomain;
  return tenantOrigin({ label: slug, rootDomain, host: ownPort, secure });
}
