import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { licenseState } from '@/lib/drivers/license-state';

/** Points at a licence that has run out, is about to, or whose end nobody wrote down; a good one needs no word. */
export function LicenseBadge({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  const t = useTranslations('drivers');
  const state = licenseState(expiresOn, today);
  if (state === 'valid') return null;
  return <Badge tone={state === 'expired' ? 'red' : 'amber'}>{t(`license_${state}`)}</Badge>;
}
