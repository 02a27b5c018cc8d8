import { useLocale, useTranslations } from 'next-intl';
import { dueSentences } from '@/components/maintenance/due-sentences';
import { DueTicketLink } from '@/components/maintenance/due-ticket-link';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { PlannedService } from '@/lib/maintenance/list-services';

interface Props {
  services: PlannedService[];
  timeZone: string;
  mayOpen: boolean;
}

/** What the plans ask for this vehicle now, the most urgent first. */
export function DueCard({ services, timeZone, mayOpen }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card title={t('maintenance.tab_due')} flush className="mb-4">
      <ul className="grid divide-y divide-hairline">
        {services.map((service) => {
          const [most, ...rest] = dueSentences(service, t, { locale, timeZone });
          return (
            <li
              key={service.planId}
              className="grid items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <p className="font-medium">{t(`maintenance.${service.serviceType}`)}</p>
              <div className="min-w-0">
                <p
                  className={cn('font-medium', service.state === 'overdue' && 'flex items-center gap-1.5 text-danger')}
                >
                  {service.state === 'overdue' && <Icon name="circle-alert" className="size-4 shrink-0" />}
                  <span className="inline-block first-letter:uppercase">{most}</span>
                </p>
                <p className="text-sm text-muted first-letter:uppercase">{rest.join(' · ')}</p>
              </div>
              <DueTicketLink service={service} mayOpen={mayOpen} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
