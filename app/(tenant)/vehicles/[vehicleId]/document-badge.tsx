import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { documentState } from '@/lib/vehicles/document-state';

/** The day a document expires, with its state today. */
export function DocumentBadge({ expiresOn, shown, today }: { expiresOn: string; shown: string; today: string }) {
  const t = useTranslations('history');
  const state = documentState(expiresOn, today);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {shown}
      {state && (
        <Badge tone={state === 'expired' ? 'red' : 'amber'} icon={state === 'month' ? 'clock' : 'circle-alert'}>
          {t(`document_${state}`)}
        </Badge>
      )}
    </span>
  );
}
