import { safeNext } from './safe-next';

export interface AuthQuery {
  reason?: string | null;
  /** A password was just set. */
  set?: '1';
  /** The company, if the host does not name it. */
  tenant?: string | null;
  /** The account is an operator's. */
  operator?: '1' | null;
  /** Where to continue after signing in. The default is the dashboard. */
  next?: string | null;
}

/** The URL of a sign-in page. */
export function authPath(page: 'login' | 'forgot', { next, ...named }: AuthQuery = {}): string {
  const onward = safeNext(next);
  const values = { ...named, next: onward === '/dashboard' ? null : onward };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `/auth/${page}?${query}` : `/auth/${page}`;
}
