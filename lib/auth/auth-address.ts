import 'server-only';
import { askedSlug } from './asked-slug';
import { type AuthQuery, authPath } from './auth-path';

/** The URL of a sign-in page, which keeps naming the company that this request's URL named. */
export async function authAddress(page: 'login' | 'forgot', query: Omit<AuthQuery, 'tenant'> = {}): Promise<string> {
  const { reason, ...rest } = query;
  return authPath(page, { reason, tenant: await askedSlug(), ...rest });
}
