import 'server-only';
import { headers } from 'next/headers';
import { isSecureRequest } from '../auth/session-cookie';
import { linkOrigin } from './link-origin';

/** The origin of links that a request makes for people; see `linkOrigin`. */
export async function requestOrigin(): Promise<(slug: string | null) => string | null> {
  const host = (await headers()).get('host') ?? '';
  const secure = await isSecureRequest();
  const settings = {
    rootDomain: process.env.ROOT_DOMAIN || undefined,
    publicOrigin: process.env.PUBLIC_ORIGIN || process.env.RENDER_EXTERNAL_URL,
    port: process.env.PORT,
  };
  return (slug) => linkOrigin(slug, { host, secure, settings });
}
