'use client';

import { useLocale, useTranslations } from 'next-intl';
import { clashSentence } from '@/lib/allocations/clash-sentence';
import type { Clash } from '@/lib/allocations/find-clash';
import { formatMoment } from '@/lib/dates';

/** What a vehicle clashes with, and when it is available. */
export function ClashText({ clash, timeZone }: { clash: Clash; timeZone: string }) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const { key, params } = clashSentence(clash, (moment) => formatMoment(moment, locale, timeZone, new Date()));
  return t(key, params);
}
