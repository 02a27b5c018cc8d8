const SLUG = /^[a-z][a-z0-9-]{2,31}$/;
const RESERVED = ['www', 'admin', 'api', 'staging', 'dev', 'preview', 'app', 'mail', 'static', 'localhost'];
const NAMELESS = ['www', 'staging', 'dev', 'preview'];

export type HostKind = 'tenant' | 'admin' | 'root' | 'foreign';

/** 3–32 of `a-z0-9-`, starting with a letter, and none of the reserved words (docs/rules.md §2). */
export function isTenantSlug(text: string): boolean {
  return SLUG.test(text) && !RESERVED.includes(text);
}

/** What a host names under the root domain; a host outside of it names nothing, and the login then says the company. */
export function hostTenant(host: string, rootDomain: string): { host: HostKind; slug: string | null } {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const root = rootDomain.toLowerCase().replace(/:\d+$/, '');
  if (name === root) return { host: 'root', slug: null };
  if (!name.endsWith(`.${root}`)) return { host: 'foreign', slug: null };
  const label = headerSafe(name.slice(0, -root.length - 1).split('.')[0] ?? '');
  if (label === 'admin') return { host: 'admin', slug: null };
  return label === '' || NAMELESS.includes(label) ? { host: 'root', slug: null } : { host: 'tenant', slug: label };
}

/** The tenant a request names: its query parameter before its host (docs/rules.md §2); `asked` is the one that the parameter alone names. */
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

/** A name goes on in a request header, which takes no other letters; `_` is in no slug, so it stays an unknown one. */
function headerSafe(text: string): string {
  return text.slice(0, 64).replace(/[^a-z0-9-]/g, '_');
}

/** The address of a host label under the root domain, with the port that the request came by. */
export function tenantOrigin(options: { label: string; rootDomain: string; host: string; secure: boolean }): string {
  const port = /:\d+$/.exec(options.host)?.[0] ?? '';
  return `${options.secure ? 'https' : 'http'}://${options.label}.${options.rootDomain}${port}`;
}
