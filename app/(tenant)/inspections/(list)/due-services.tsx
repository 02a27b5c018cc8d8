import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Unbroken } from '@/components/ui/unbroken';
import type { PlannedService } from '@/lib/maintenance/list-services';
import { dueSentences } from './due-sentences';

interface Props {
  services: PlannedService[];
  timeZone: string;
  mayOpen: boolean;
}

/** What the plans ask for now, the most urgent first, each with the press that opens its ticket. */
export function DueServices({ services, timeZone, mayOpen }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  if (services.length === 0)
    return (
      <EmptyState
        title={t('maintenance.none_due')}
        action={<LinkButton href="/inspections/plans">{t('maintenance.plans')}</LinkButton>}
      />
    );
  return (
    <ul className="grid divide-y divide-hairline rounded-card border border-hairline bg-raised">
      {services.map((service) => {
        const { planId, vehicleId, serviceType, make, model, plate, state, ticket } = service;
        return (
          <li key={`${planId}-${vehicleId}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{t(`maintenance.${serviceType}`)}</span>
                {state === 'overdue' ? (
                  <Badge tone="red" icon="circle-alert">
                    {t('maintenance.due_overdue')}
                  </Badge>
                ) : (
                  <Badge tone="amber" icon="clock">
                    {t('maintenance.due_soon')}
                  </Badge>
                )}
              </p>
              <Link href={`/vehicles/${vehicleId}`} className="block hover:underline">
                <Unbroken text={`${make} ${model}, ${plate}`} />
              </Link>
              <p className="text-sm text-muted">{dueSentences(service, t, { locale, timeZone }).join(' · ')}</p>
            </div>
            {ticket ? (
              <LinkButton href={`/inspections/tickets/${ticket.id}`}>{ticket.number}</LinkButton>
            ) : (
              mayOpen && (
                <LinkButton
                  href={`/inspections/tickets/new?vehicle=${vehicleId}&type=${serviceType}`}
                  icon={<Icon name="wrench" />}
                >
                  {t('maintenance.create_ticket')}
                </LinkButton>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
