import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { licenseState } from '@/lib/drivers/license-state';

/** Marks a license that has expired, expires soon, or has no expiry date. A valid one has no badge. */
export function LicenseBadge({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  const t = useTranslations('drivers');
  const state = licenseState(expiresOn, today);
  if (state === 'valid') return null;
  return <Badge tone={state === 'expired' ? 'red' : 'amber'}>{t(`license_${state}`)}</Badge>;
}
