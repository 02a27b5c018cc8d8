'use client';

import { useTranslations } from 'next-intl';
import { HolderFacts } from '@/components/expenses/holder-facts';
import { usePreview } from '@/components/forms/use-preview';
import { previewHolderAction } from './actions';

/** Who had the vehicle at the typed moment, so that the clerk sees it before saving. */
export function HolderHint({ vehicleId, at, timeZone }: { vehicleId: string; at: string; timeZone: string }) {
  const t = useTranslations('expenses');
  const { preview, error } = usePreview(previewHolderAction, { vehicleId, at }, null);
  if (!preview || error) return null;
  return (
    <section
      aria-live="polite"
      aria-label={t('who_had')}
      className="rounded-control border border-hairline bg-sunken p-3 md:col-span-2"
    >
      <p className="mb-1 text-sm text-muted">{t('who_had')}</p>
      {preview.holder ? <HolderFacts holder={preview.holder} timeZone={timeZone} mayCharge /> : <p>{t('nobody')}</p>}
    </section>
  );
}
