/**
 * A path of this site to open after signing in. It names no company, so it suits anyone who signs in. Null for anything
 * that could lead elsewhere.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  return next.startsWith('/auth/') || next.startsWith('/api/') ? null : withoutTenant(next);
}

/**
 * The company is the one just signed in to. If the path named a company too, someone who chose another would be sent
 * back to the login.
 */
function withoutTenant(path: string): string {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!query.has('tenant')) return path;
  query.delete('tenant');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
