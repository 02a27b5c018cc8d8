import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { formatMoment } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { listVendors } from '@/lib/maintenance/list-vendors';
import { formatMoney } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { VendorDialog } from '../vendor-dialog';
import { ArchiveVendor } from './archive-vendor';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('maintenance'))('vendors') };
}

export default async function VendorsPage() {
  const ctx = await requireTenant();
  const vendors = await query(ctx, 'maintenance.view', listVendors);
  const t = await getTranslations();
  const locale = await getLocale();
  const mayEdit = can(ctx.role, 'maintenance.create');
  return (
    <ClientMessages namespaces={['maintenance']}>
      <PageHeader
        title={t('maintenance.vendors')}
        detail={t('maintenance.vendors_help')}
        back={{ href: '/inspections', label: t('nav.maintenance_inspections') }}
      />
      {vendors.length === 0 ? (
        <EmptyState title={t('maintenance.none_vendors')} />
      ) : (
        <Card flush>
          <ul>
            {vendors.map(({ id, name, phone, version, tickets, lastAt, costCents }) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline px-4 py-3 first:border-0 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,1fr)_18rem]"
              >
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="col-span-full row-start-2 text-muted md:col-span-1 md:row-start-auto">
                  {t('maintenance.vendor_tickets', { count: tickets })}
                  {lastAt &&
                    ` · ${t('maintenance.vendor_last', { moment: formatMoment(lastAt, locale, ctx.tenant.timeZone, ctx.now) })}`}
                </p>
                <p className="tabular text-right font-semibold">{formatMoney(costCents, 'USD', locale)}</p>
                <div className="col-span-full flex flex-wrap items-center gap-1 max-md:-ml-4 md:col-span-1 md:justify-end">
                  {phone && (
                    <a href={`tel:${phone}`} className={buttonClass('ghost')}>
                      <Icon name="phone" />
                      <span className="tabular">{formatPhone(phone)}</span>
                    </a>
                  )}
                  {mayEdit && (
                    <>
                      <VendorDialog vendorId={id} version={version} name={name} phone={formatPhone(phone)} />
                      <ArchiveVendor vendorId={id} name={name} />
                    </>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ClientMessages>
  );
}
