'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/dates';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationPick } from '@/lib/reservations/reservation-settings';

interface TakenNoteProps {
  price: ReservationQuote | null;
  timeZone: string;
  onVehicle: (vehicle: ReservationPick) => void;
}

/** Where the chosen vehicle is taken: free ones of its class, in one press. Where a class is: from when it has one. */
export function TakenNote({ price, timeZone, onVehicle }: TakenNoteProps) {
  const t = useTranslations('reservations');
  const locale = useLocale();
  if (price?.classTaken) {
    const { freeFrom } = price.classTaken;
    return (
      <div className="mb-3">
        <Alert>
          {freeFrom
            ? t('class_free_from', { at: formatMoment(new Date(freeFrom), locale, timeZone, new Date()) })
            : t('class_taken')}
        </Alert>
      </div>
    );
  }
  if (!price?.clash || price.others.length === 0) return null;
  return (
    <div className="mb-3">
      <p className="text-sm text-muted">{t('others_free')}</p>
      <ul className="mt-1 grid gap-1">
        {price.others.map((vehicle) => (
          <li key={vehicle.id}>
            <Button className="w-full whitespace-normal!" onClick={() => onVehicle(vehicle)}>
              {vehicle.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
