export interface Caller {
  /** A bearer token, for those who have no cookie. */
  token?: string | null;
  /** The company that is called for, if one is. */
  tenant?: { id: string; slug: string } | null;
}

/** What every call carries: that a program sends it, for which company, and with a token who. */
export function requestHeaders({ token, tenant }: Caller, more?: HeadersInit): Headers {
  const headers = new Headers(more);
  headers.set('x-requested-with', 'XMLHttpRequest');
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (tenant) {
    headers.set('x-tenant', tenant.slug);
    headers.set('x-tenant-id', tenant.id);
    headers.set('x-organization', tenant.slug);
  }
  return headers;
}
