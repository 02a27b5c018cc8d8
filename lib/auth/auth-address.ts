import 'server-only';
import { askedSlug } from './asked-slug';
import { type AuthQuery, authPath } from './auth-path';

/** The address of a page of signing in, which goes on naming the company that this request's address named. */
export async function authAddress(page: 'login' | 'forgot', query: Omit<AuthQuery, 'tenant'> = {}): Promise<string> {
  const { reason, ...rest } = query;
  return authPath(page, { reason, tenant: await askedSlug(), ...rest });
}
