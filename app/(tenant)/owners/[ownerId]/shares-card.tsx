import { useLocale, useTranslations } from 'next-intl';
import { shareText } from '@/components/owners/share-text';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDate } from '@/lib/dates';
import type { OwnerRecord } from '@/lib/owners/get-owner';
import { AssignVehicle } from './assign-vehicle';
import { EndShare } from './end-share';

interface Props {
  ownerId: string;
  shares: OwnerRecord['shares'];
  timeZone: string;
  today: string;
}

/** The owner's vehicles, what they get for each, and the costs that they bear. */
export function SharesCard({ ownerId, shares, timeZone, today }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const day = (text: string) => formatDate(text, locale, timeZone);
  return (
    <Card title={t('owners.vehicles')} action={<AssignVehicle ownerId={ownerId} today={today} timeZone={timeZone} />}>
      {shares.length === 0 && <p className="text-muted">{t('owners.no_vehicles')}</p>}
      <ul className="grid gap-3">
        {shares.map((share) => (
          <li key={share.id} className="flex items-start justify-between gap-2">
            <div className="min-w-0 flex-1">
              <Link href={`/vehicles/${share.vehicleId}`} className="text-accent underline underline-offset-2">
                <Unbroken text={`${share.make} ${share.model}, ${share.plate}`} />
              </Link>
              <p>{shareText(t, locale, share)}</p>
              <p className="text-sm text-muted">
                {share.endsOn
                  ? t('owners.shared_until', { from: day(share.startsOn), until: day(share.endsOn) })
                  : t('owners.shared_from', { from: day(share.startsOn) })}
              </p>
              {share.costs.length > 0 && (
                <p className="text-sm text-muted">
                  {t('owners.costs_borne', {
                    costs: share.costs.map((cost) => t(`owners.cost_${cost}` as 'owners.cost_fuel')).join(', '),
                  })}
                </p>
              )}
            </div>
            {!share.endsOn && <EndShare shareId={share.id} plate={share.plate} today={today} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
