import { useLocale, useTranslations } from 'next-intl';
import { dueSentences } from '@/components/maintenance/due-sentences';
import { DueTicketLink } from '@/components/maintenance/due-ticket-link';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehiclePicture } from '@/components/ui/vehicle-picture';
import type { PlannedService } from '@/lib/maintenance/list-services';
import { formatNumber } from '@/lib/money';
import { rowPicture } from '../row-picture';

interface Props {
  services: PlannedService[];
  covers: ReadonlyMap<string, string>;
  timeZone: string;
  mayOpen: boolean;
}

/** What the plans ask for now, in groups by urgency, each with the press that opens its ticket. */
export function DueServices({ services, ...row }: Props) {
  const t = useTranslations('maintenance');
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      {(['overdue', 'soon'] as const).map((state) => {
        const due = services.filter((service) => service.state === state);
        return (
          due.length > 0 && (
            <section key={state}>
              <h2 className="mb-2 flex items-baseline gap-2 font-semibold">
                {t(`due_${state}`)}
                <span className="tabular font-normal text-muted">{formatNumber(due.length, locale)}</span>
              </h2>
              <ul className="grid divide-y divide-hairline rounded-card border border-hairline bg-raised">
                {due.map((service) => (
                  <DueService key={`${service.planId}-${service.vehicleId}`} service={service} {...row} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function DueService({ service, covers, timeZone, mayOpen }: Omit<Props, 'services'> & { service: PlannedService }) {
  const t = useTranslations();
  const locale = useLocale();
  const { vehicleId, serviceType, make, model, plate } = service;
  const [most, ...rest] = dueSentences(service, t, { locale, timeZone });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)_auto] sm:px-4">
      <VehiclePicture {...rowPicture(service, covers)} />
      <div className="min-w-0">
        <p className="font-medium">{t(`maintenance.${serviceType}`)}</p>
        <Link href={`/vehicles/${vehicleId}`} className="block hover:text-accent hover:underline">
          <Unbroken text={`${make} ${model}, ${plate}`} />
        </Link>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <p className="font-medium first-letter:uppercase">{most}</p>
        <p className="text-sm text-muted first-letter:uppercase">{rest.join(' · ')}</p>
      </div>
      <DueTicketLink service={service} mayOpen={mayOpen} className="max-sm:col-span-2" />
    </li>
  );
}
