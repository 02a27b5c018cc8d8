'use server';

import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { requestClient } from '@/lib/auth/request-client';
import { respond } from '@/lib/server/respond';
import { confirmSignUp } from '@/lib/sign-up/confirm-sign-up';
import { requestSignUp } from '@/lib/sign-up/request-sign-up';
import { requestOrigin } from '@/lib/tenants/request-origin';

export async function requestSignUpAction(input: unknown) {
  return respond(async () => {
    const linkOrigin = await requestOrigin();
    const how = { client: await requestClient(), origin: linkOrigin(null), locale: await getLocale() };
    after(await requestSignUp(input, how));
    return null;
  });
}

/** The answer is the address of the new company's login. */
export async function confirmSignUpAction(input: unknown) {
  return respond(async () => {
    const { slug } = await confirmSignUp(input, await requestClient());
    const linkOrigin = await requestOrigin();
    const origin = linkOrigin(slug) ?? '';
    return { login: `${origin}/auth/login?set=1&tenant=${slug}` };
  });
}
