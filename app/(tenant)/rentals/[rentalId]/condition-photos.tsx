import { useTranslations } from 'next-intl';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { Card } from '@/components/ui/card';
import type { RentalMoney } from '@/lib/payments/get-rental-money';

/** The photos of both inspections side by side. More can be added while the rental is under way or just back. */
export function ConditionPhotos({ money, mayEdit }: { money: RentalMoney; mayEdit: boolean }) {
  const t = useTranslations('rentals');
  const { checkout, checkin, checkoutPhotos, checkinPhotos } = money;
  const inspections = [
    { inspection: checkout, photos: checkoutPhotos, title: t('photos_at_pickup') },
    { inspection: checkin, photos: checkinPhotos, title: t('photos_at_return') },
  ];
  if (!checkout && !checkin) return null;
  return (
    <Card title={t('condition_photos')}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {inspections.map(
          ({ inspection, photos, title }) =>
            inspection && (
              <section key={inspection.id} className="min-w-0">
                <h3 className="mb-2 font-semibold">{title}</h3>
                <PhotoGallery owner={{ kind: 'inspection', id: inspection.id }} photos={photos} mayEdit={mayEdit} />
              </section>
            ),
        )}
      </div>
    </Card>
  );
}
