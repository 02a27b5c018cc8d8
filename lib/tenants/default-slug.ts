import 'server-only';
import { findTenantBySlug } from '../auth/find-tenant';
import { DEFAULT_SLUG } from '../brand';

/** The company that a sign-in page proposes: DEFAULT_TENANT, else the built-in one; empty if there is no such company. */
export async function defaultSlug(): Promise<string> {
  const tenant = await findTenantBySlug(process.env.DEFAULT_TENANT || DEFAULT_SLUG);
  return tenant?.slug ?? '';
}
