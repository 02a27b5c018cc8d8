'use server';

import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { requestClient } from '@/lib/auth/request-client';
import { requestResetLink } from '@/lib/auth/reset-link';
import { respond } from '@/lib/server/respond';
import { requestOrigin } from '@/lib/tenants/request-origin';

export async function forgotPasswordAction(input: unknown) {
  return respond(async () => {
    after(await requestResetLink(input, await requestClient(), await requestOrigin(), await getLocale()));
    return null;
  });
}
