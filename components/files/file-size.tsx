import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/money';

/** A size as people know it from their phone: 4.1 MB, 380 kB. */
export function FileSize({ bytes }: { bytes: number }) {
  const t = useTranslations('files');
  const locale = useLocale();
  if (bytes >= 1_000_000) return t('size_mb', { size: formatNumber(bytes / 1_000_000, locale, 1) });
  return t('size_kb', { size: formatNumber(Math.max(1, bytes / 1000), locale) });
}
