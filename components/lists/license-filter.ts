import { EXPIRIES, type Expiry } from '@/lib/expiry';
import type { Translate } from '@/lib/i18n/translate';
import type { ListFilter } from './list-filters';

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
