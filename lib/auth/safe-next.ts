/**
 * A path of this site to open after signing in. It names no company, so it suits anyone who signs in. Null for anything
 * that could lead elsewhere.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  if (next.startsWith('/auth/') || next.startsWith('/api/')) return null;
  return asciiOnly(withoutTenant(next));
}

/** Other characters, percent-encoded as browsers do: no HTTP header can carry some of them. */
function asciiOnly(path: string): string {
  return path.replace(/\P{ASCII}+/gu, (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')));
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
