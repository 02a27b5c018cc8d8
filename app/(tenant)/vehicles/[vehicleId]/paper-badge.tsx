import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { paperState } from '@/lib/vehicles/paper-state';

/** The day a paper expires, with its state today. */
export function PaperBadge({ expiresOn, shown, today }: { expiresOn: string; shown: string; today: string }) {
  const t = useTranslations('history');
  const state = paperState(expiresOn, today);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {shown}
      {state && (
        <Badge tone={state === 'expired' ? 'red' : 'amber'} icon={state === 'month' ? 'clock' : 'circle-alert'}>
          {t(`paper_${state}`)}
        </Badge>
      )}
    </span>
  );
}
