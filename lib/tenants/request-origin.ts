import 'server-only';
import { headers } from 'next/headers';
import { isSecureRequest } from '../auth/session-cookie';
import { linkOrigin } from './link-origin';

/** The settings and the request's host from which links are made; see `linkOrigin`. */
export async function requestOrigin() {
  const host = (await headers()).get('host') ?? '';
  const secure = await isSecureRequest();
  const settings = {
    rootDomain: process.env.ROOT_DOMAIN ?? 'localhost',
    publicOrigin: process.env.PUBLIC_ORIGIN ?? process.env.RENDER_EXTERNAL_URL,
    port: process.env.PORT,
  };
  return {
    here: `${secure ? 'https' : 'http'}://${host}`,
    forLinks: (slug: string) => linkOrigin(slug, { host, secure, settings }),
  };
}
