import 'server-only';
import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { setHandoffCookie } from '../auth/handoff-cookie';
import { issueCode } from '../auth/one-time-code';
import { isSecureRequest } from '../auth/session-cookie';
import { hostTenant, tenantOrigin } from './slug';

interface Opened {
  sessionId: string;
  memberId: string;
  tenant: { id: string; slug: string };
  next: string;
}

/**
 * The address on the company's own host that takes a new session over by one-time codes (docs/rules.md §2). The first code
 * never leaves this browser, and `/auth/handoff` exchanges it. Null where the session stays on this host.
 */
export async function carrySession({ sessionId, memberId, tenant, next }: Opened): Promise<string | null> {
  const host = (await headers()).get('host') ?? '';
  const rootDomain = process.env.ROOT_DOMAIN || 'localhost';
  const here = hostTenant(host, rootDomain);
  if (here.host === 'foreign' || here.slug === tenant.slug) return null;
  await setHandoffCookie(await issueCode('handoff', { subjectTenantId: tenant.id, memberId, sessionId }));
  const origin = tenantOrigin({ label: tenant.slug, rootDomain, host, secure: await isSecureRequest() });
  return `${origin}/auth/continue?${new URLSearchParams({ from: host, next, locale: await getLocale() })}`;
}
