import { useTranslations } from 'next-intl';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { RentalMoney } from '@/lib/payments/get-rental-money';

/** The photos of each vehicle's inspections side by side. More can be added while the rental is under way or just back. */
export function ConditionPhotos({ money, mayEdit }: { money: RentalMoney; mayEdit: boolean }) {
  const t = useTranslations('rentals');
  const { checkout, checkin, checkoutPhotos, checkinPhotos, formerConditions, vehicle } = money;
  const present = {
    vehicle: vehicle ? `${vehicle.make} ${vehicle.model}, ${vehicle.plate}` : '',
    out: checkout && { id: checkout.id, photos: checkoutPhotos },
    back: checkin && { id: checkin.id, photos: checkinPhotos },
  };
  const several = formerConditions.length > 0;
  const inspections = [...formerConditions, present].flatMap((one) => [
    { shown: one.out, title: several ? t('photos_at_pickup_of', { vehicle: one.vehicle }) : t('photos_at_pickup') },
    { shown: one.back, title: several ? t('photos_at_return_of', { vehicle: one.vehicle }) : t('photos_at_return') },
  ]);
  if (inspections.every(({ shown }) => shown === null)) return null;
  return (
    <Card title={t('condition_photos')}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {inspections.map(
          ({ shown, title }) =>
            shown && (
              <section key={shown.id} className="min-w-0">
                <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-2 font-semibold wrap-anywhere">
                  {title}
                  <Link href={`/inspections/checks/${shown.id}`} className="font-medium text-accent hover:underline">
                    {t('open_inspection')}
                  </Link>
                </h3>
                <PhotoGallery owner={{ kind: 'inspection', id: shown.id }} photos={shown.photos} mayEdit={mayEdit} />
              </section>
            ),
        )}
      </div>
    </Card>
  );
}
