import { useLocale, useTranslations } from 'next-intl';
import { ReachButtons } from '@/components/customers/reach-buttons';
import { DueTime } from '@/components/rentals/due-time';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehiclePicture } from '@/components/ui/vehicle-picture';
import type { MemberRole } from '@/lib/auth/permissions';
import { thumbnailUrl } from '@/lib/files/file-url';
import { formatMoney } from '@/lib/money';
import type { Movement } from '@/lib/today/list-movements';
import { bodyOf } from '@/lib/vehicles/body-of';
import { MovementAct } from './movement-act';
import { movementMessage } from './movement-message';

export interface MovementRowProps {
  movement: Movement;
  company: string;
  role: MemberRole;
  htgRate: string | null;
  now: Date;
  timeZone: string;
}

/** On a phone easier to hit than its line is tall. */
const STRETCHED = 'inline-flex items-center py-0.5 wrap-anywhere hover:underline max-lg:-my-1 max-lg:min-h-9';

/** A vehicle that goes out or comes back: when, which, with whom, how to reach them, and what to do next. */
export function MovementRow({ movement, company, role, htgRate, now, timeZone }: MovementRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { way, id, number, at, late, customerId, customerName, phone, vehicleId, vehicle, className, dueCents } =
    movement;
  const record = way === 'back' ? `/rentals/${id}` : `/reservations/${id}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline px-4 py-3 lg:grid-cols-[10rem_4rem_minmax(0,1fr)_minmax(0,1fr)_18.5rem] print:lg:grid-cols-[9rem_4rem_minmax(0,1fr)_minmax(0,1fr)_7.5rem]">
      <div className="font-medium">
        <DueTime at={at} now={now} timeZone={timeZone} late={late} />
      </div>
      <VehiclePicture
        photo={movement.coverId ? thumbnailUrl(movement.coverId) : undefined}
        body={bodyOf({ model: vehicle, className })}
        color={movement.color}
      />
      <div className="col-span-full min-w-0 lg:col-span-1">
        <Link href={`/customers/${customerId}`} className={`${STRETCHED} font-medium`}>
          {customerName}
        </Link>
        <p className="text-muted wrap-anywhere">
          {className ? (
            t('reservations.any_of_class', { name: className })
          ) : (
            <Link href={`/vehicles/${vehicleId}`} className={STRETCHED}>
              <Unbroken text={`${vehicle}, ${movement.plate}`} />
            </Link>
          )}
        </p>
      </div>
      <div className="col-span-full min-w-0 text-sm text-muted wrap-anywhere lg:col-span-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={cn('font-medium', way === 'out' ? 'text-violet' : 'text-blue')}>
            <Icon name={way === 'out' ? 'key-round' : 'undo-2'} className="mr-1 inline size-3.5 align-[-2px]" />
            {t(way === 'out' ? 'rentals.pickup' : 'rentals.return')}
          </span>
          <Link
            href={record}
            className="inline-flex items-center whitespace-nowrap text-accent underline underline-offset-2 hover:no-underline max-lg:-my-1 max-lg:min-h-9"
          >
            {number}
          </Link>
        </p>
        {movement.place && <p>{movement.place}</p>}
        {movement.atRisk && <p className="font-medium text-amber">{t('today.at_risk')}</p>}
        {dueCents > 0 && (
          <p className="font-medium text-danger">{t('today.owes', { amount: formatMoney(dueCents, 'USD', locale) })}</p>
        )}
      </div>
      <div className="col-span-full mt-1 flex items-center gap-2 lg:col-span-1 lg:mt-0 max-lg:[&>:first-child]:flex-1 lg:justify-end">
        <MovementAct movement={movement} role={role} htgRate={htgRate} />
        {phone ? (
          <ReachButtons
            name={customerName}
            phone={phone}
            text={movementMessage(movement, { company, now, timeZone })}
          />
        ) : (
          <p className="text-sm text-muted">{t('today.no_phone')}</p>
        )}
      </div>
    </li>
  );
}
