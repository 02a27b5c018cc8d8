import 'server-only';
import { cookies } from 'next/headers';
import { LOCALE_COOKIE } from './detect';
import { isLocale, LOCALE_SECONDS } from './locales';

/**
 * Takes over the language chosen on another host, unless this host has its own choice. Every host has its own cookies
 * and local storage. `secure`: the browser came over https.
 */
export async function takeOverLocale(chosen: string | null, secure: boolean): Promise<void> {
  const jar = await cookies();
  if (!isLocale(chosen) || isLocale(jar.get(LOCALE_COOKIE)?.value)) return;
  jar.set(LOCALE_COOKIE, chosen, { path: '/', maxAge: LOCALE_SECONDS, sameSite: 'lax', secure });
}
