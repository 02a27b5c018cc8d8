/** A path of this site to go to after signing in; null for everything that could lead elsewhere. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  return next.startsWith('/auth/') || next.startsWith('/api/') ? null : next;
}
