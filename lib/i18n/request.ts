import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { PLATFORM_ZONE } from '../platform-zone';
import { ALL_MESSAGES } from './all-messages';
import { detectLocale, LOCALE_COOKIE } from './detect';

export default getRequestConfig(async () => {
  const locale = detectLocale((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'));
  return { locale, messages: ALL_MESSAGES[locale], timeZone: PLATFORM_ZONE };
});
