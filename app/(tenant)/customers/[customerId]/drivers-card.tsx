import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { listCustomerDrivers } from '@/lib/customers/list-related';
import { localDay } from '@/lib/dates';
import { isExpired } from '@/lib/expiry';
import type { RecordView } from './load-record';

interface Props {
  drivers: Awaited<ReturnType<typeof listCustomerDrivers>>;
  view: RecordView;
  action: ReactNode;
}

/** Who may drive besides the customer. */
export function DriversCard({ drivers, view, action }: Props) {
  const t = useTranslations('customers');
  const today = localDay(view.ctx.now, view.ctx.tenant.timeZone);
  return (
    <Card title={t('additional_drivers')} action={action} flush className="pb-2">
      {drivers.length === 0 && <p className="px-4 pb-2 text-muted">{t('no_drivers')}</p>}
      <ul className="divide-y divide-hairline">
        {drivers.map((driver) => (
          <li key={driver.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
            <Link
              href={`/drivers/${driver.id}`}
              className="inline-flex min-h-11 items-center font-medium hover:text-accent"
            >
              {driver.fullName}
            </Link>
            <span className="flex items-center gap-2">
              <span className="tabular text-muted">{driver.licenseNumber}</span>
              {isExpired(driver.licenseExpiresOn, today) && <Badge tone="amber">{t('license_expired')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
