import 'server-only';
import type { Locale } from '../i18n/locales';
import { getPlatformSettings } from './get-platform-settings';

const TEXTS = { en: 'bannerEn', fr: 'bannerFr', ht: 'bannerHt' } as const;

/** What stands above every page now, in the reader's language; null for nothing, also while the database is away. */
export async function getBanner(locale: Locale, now: Date): Promise<string | null> {
  const settings = await getPlatformSettings().catch(() => null);
  if (!settings?.bannerFrom || !settings.bannerUntil) return null;
  if (now < settings.bannerFrom || now >= settings.bannerUntil) return null;
  return settings[TEXTS[locale]] || null;
}
