import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import type { Movement } from '@/lib/today/list-movements';
import { bodyOf } from '@/lib/vehicles/body-of';
import { whatsappLink } from '@/lib/whatsapp-link';
import { movementMessage } from './movement-message';
import type { Way } from './way';

interface MovementRowProps {
  way: Way;
  movement: Movement;
  company: string;
  now: Date;
  timeZone: string;
}

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border border-line-strong text-muted hover:bg-sunken hover:text-text';

/** A vehicle that goes out or comes back: when, which, with whom, and how to reach them. */
export function MovementRow({ way, movement, company, now, timeZone }: MovementRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const {
    id,
    number,
    at,
    late,
    place,
    customerId,
    customerName,
    phone,
    vehicleId,
    vehicle,
    plate,
    color,
    className,
    atRisk,
    dueCents,
  } = movement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline px-4 py-3 first:border-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <div className="col-span-full flex items-center justify-between gap-3 font-medium sm:col-span-1 sm:grid sm:justify-start sm:gap-1">
        <DueTime at={at} now={now} timeZone={timeZone} late={late} />
        <VehicleSilhouette body={bodyOf(vehicle, className)} color={color} className="h-9 w-20" />
      </div>
      <div className="min-w-0">
        <Link href={`/customers/${customerId}`} className="font-medium wrap-anywhere hover:underline">
          {customerName}
        </Link>
        <p className="text-muted wrap-anywhere">
          {className ? (
            t('reservations.any_of_class', { name: className })
          ) : (
            <Link href={`/vehicles/${vehicleId}`} className="hover:underline">
              {vehicle}, <span className="whitespace-nowrap">{plate}</span>
            </Link>
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <Link
            href={way === 'back' ? `/rentals/${id}` : `/reservations/${id}`}
            className="whitespace-nowrap text-accent underline underline-offset-2 hover:no-underline"
          >
            {number}
          </Link>
          {place && ` · ${place}`}
        </p>
        {atRisk && (
          <Link href={`/reservations/${id}`} className="text-sm font-medium text-amber underline underline-offset-2">
            {t('today.at_risk')}
          </Link>
        )}
        {dueCents > 0 && (
          <p className="text-sm font-medium text-danger">
            {t('today.owes', { amount: formatMoney(dueCents, 'USD', locale) })}
          </p>
        )}
      </div>
      {phone ? (
        <div className="flex gap-2">
          <a
            href={`tel:${phone}`}
            className={BUTTON}
            aria-label={t('today.call', { name: customerName })}
            title={formatPhone(phone)}
          >
            <Icon name="phone" className="size-5" />
          </a>
          <a
            href={whatsappLink(phone, movementMessage(way, movement, { company, now, timeZone }))}
            target="_blank"
            rel="noreferrer"
            className={BUTTON}
            aria-label={t('today.write', { name: customerName })}
            title="WhatsApp"
          >
            <Icon name="message-circle" className="size-5" />
          </a>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('today.no_phone')}</p>
      )}
    </li>
  );
}
