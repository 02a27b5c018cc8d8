const SLUG = /^[a-z][a-z0-9-]{2,31}$/;
const RESERVED = ['www', 'admin', 'api', 'staging', 'dev', 'preview', 'app', 'mail', 'static', 'localhost'];
const NAMELESS = ['www', 'staging', 'dev', 'preview'];

export type HostKind = 'tenant' | 'admin' | 'root' | 'foreign';

/** 3–32 of `a-z0-9-`, starting with a letter, and not a reserved word (docs/rules.md §2). */
export function isTenantSlug(text: string): boolean {
  return SLUG.test(text) && !RESERVED.includes(text);
}

/**
 * The company named by a host under the root domain. Any other host names none, and the login form then asks for the
 * company.
 */
export function hostTenant(host: string, rootDomain: string): { host: HostKind; slug: string | null } {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const root = rootDomain.toLowerCase().replace(/:\d+$/, '');
  if (name === root) return { host: 'root', slug: null };
  if (!name.endsWith(`.${root}`)) return { host: 'foreign', slug: null };
  const label = headerSafe(name.slice(0, -root.length - 1).split('.')[0] ?? '');
  if (label === 'admin') return { host: 'admin', slug: null };
  return label === '' || NAMELESS.includes(label) ? { host: 'root', slug: null } : { host: 'tenant', slug: label };
}

/**
 * The tenant named by a request: its query parameter comes before its host (docs/rules.md §2). `asked` is the one named
 * by the parameter alone.
 */
export function requestTenant(request: { query: string | null; host: string; rootDomain: string }): {
  host: HostKind;
  slug: string | null;
  asked: string | null;
} {
  const named = hostTenant(request.host, request.rootDomain);
  const query = headerSafe(request.query?.trim().toLowerCase() ?? '');
  const asked = query && query !== named.slug ? query : null;
  return { host: named.host, slug: asked ?? named.slug, asked };
}

/**
 * The name is passed on in a request header, which allows no other letters. No slug contains `_`, so the name stays
 * unknown.
 */
function headerSafe(text: string): string {
  return text.slice(0, 64).replace(/[^a-z0-9-]/g, '_');
}

/** The URL of a host label under the root domain, or with null of that domain itself, with the port of the request. */
export function tenantOrigin(options: {
  label: string | null;
  rootDomain: string;
  host: string;
  secure: boolean;
}): string {
  const port = /:\d+$/.exec(options.host)?.[0] ?? '';
  return `${options.secure ? 'https' : 'http'}://${options.label ? `${options.label}.` : ''}${options.rootDomain}${port}`;
}
