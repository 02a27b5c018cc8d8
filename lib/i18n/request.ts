import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { PLATFORM_ZONE } from '../platform-zone';
import { detectLocale, LOCALE_COOKIE } from './detect';

const MESSAGES = { en, fr, ht };

export default getRequestConfig(async () => {
  const locale = detectLocale((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'));
  return { locale, messages: MESSAGES[locale], timeZone: PLATFORM_ZONE };
});
