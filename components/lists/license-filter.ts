import type { getTranslations } from 'next-intl/server';
import { EXPIRIES, type Expiry } from '@/lib/expiry';
import type { ListFilter } from './list-filters';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The filter for people by license expiry. */
export function licenseFilter(t: Translate, label: string, value: Expiry | null): ListFilter {
  const options = EXPIRIES.map((expiry) => ({ value: expiry, label: t(`lists.license_${expiry}`) }));
  return {
    name: 'license',
    label,
    value: value ?? '',
    options: [{ value: '', label: t('lists.any_license') }, ...options],
  };
}
