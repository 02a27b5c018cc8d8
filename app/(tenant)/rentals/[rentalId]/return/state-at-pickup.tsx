'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime } from '@/lib/dates';
import type { Attachment } from '@/lib/files/list-attachments';
import { formatNumber } from '@/lib/money';
import { milesOf } from '@/lib/pricing/return-charges';
import type { FuelLevel } from '@/lib/pricing/values';

export interface Checkout {
  id: string;
  at: Date;
  odometerKm: number;
  fuelLevel: FuelLevel;
  damageNotes: string;
  photos: readonly Attachment[];
}

interface StateAtPickupProps {
  checkout: Checkout;
  /** How many damages its drawing has. */
  marked: number;
  timeZone: string;
}

/** How the vehicle left, to be compared with how it came back. */
export function StateAtPickup({ checkout, marked, timeZone }: StateAtPickupProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { odometerKm, photos } = checkout;
  return (
    <section aria-label={t('rentals.state_out')} className="grid content-start gap-3 rounded-card bg-sunken p-3">
      <h3 className="font-semibold">{t('rentals.state_out')}</h3>
      <DescriptionList
        facts={[
          { label: t('common.date'), value: formatDateTime(checkout.at, locale, timeZone) },
          {
            label: t('inspections.mileage_out'),
            value: t('rentals.km_and_miles', {
              km: formatNumber(odometerKm, locale),
              miles: formatNumber(milesOf(odometerKm), locale),
            }),
          },
          { label: t('inspections.fuel_level'), value: t(`inspections.fuel_${checkout.fuelLevel}`) },
          {
            label: t('inspections.existing_damage'),
            value:
              [marked > 0 && t('inspections.damage_marked', { count: marked }), checkout.damageNotes]
                .filter(Boolean)
                .join('\n') || t('inspections.no_damage'),
          },
        ]}
      />
      {photos.length > 0 && (
        <PhotoGallery owner={{ kind: 'inspection', id: checkout.id }} photos={photos} mayEdit={false} />
      )}
    </section>
  );
}
