import { useTranslations } from 'next-intl';
import { Badge, type BadgeLook } from '@/components/ui/badge';
import { licenseState } from '@/lib/drivers/license-state';
import type { Translate } from '@/lib/i18n/translate';

interface License {
  expiresOn: string | null;
  today: string;
}

export function LicenseBadge(license: License) {
  const look = licenseBadge(useTranslations(), license);
  return look && <Badge {...look} />;
}

/** Marks a license that has expired, expires soon, or has no expiry date. A valid one has no badge. */
export function licenseBadge(t: Translate, { expiresOn, today }: License): BadgeLook | null {
  const state = licenseState(expiresOn, today);
  if (state === 'valid') return null;
  return { tone: state === 'expired' ? 'red' : 'amber', text: t(`drivers.license_${state}`) };
}
