/** A path of this site to go to after signing in, whoever signs in: it names no company. Null for everything that could lead elsewhere. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  return next.startsWith('/auth/') || next.startsWith('/api/') ? null : withoutTenant(next);
}

/** The company is the one signed in to: named by the path too, it would send whoever chose another one back to the login. */
function withoutTenant(path: string): string {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!query.has('tenant')) return path;
  query.delete('tenant');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
