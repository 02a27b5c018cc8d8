'use server';

import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { requestClient } from '@/lib/auth/request-client';
import { mailResetLink } from '@/lib/auth/reset-link';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { respond } from '@/lib/server/respond';
import { hostTenant, tenantOrigin } from '@/lib/tenants/slug';

export async function forgotPasswordAction(input: unknown) {
  return respond(async () => {
    const host = (await headers()).get('host') ?? '';
    const rootDomain = process.env.ROOT_DOMAIN ?? 'localhost';
    const secure = await isSecureRequest();
    const foreign = hostTenant(host, rootDomain).host === 'foreign';
    const origin = (label: string) =>
      foreign ? `${secure ? 'https' : 'http'}://${host}` : tenantOrigin({ label, rootDomain, host, secure });
    await mailResetLink(input, await requestClient(), origin, await getLocale());
    return null;
  });
}
