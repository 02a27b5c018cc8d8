import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { LicenseBadge } from '@/components/drivers/license-badge';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { countryName } from '@/lib/country-name';
import { formatDate, localDay } from '@/lib/dates';
import { getDriver } from '@/lib/drivers/get-driver';
import { licenseState } from '@/lib/drivers/license-state';
import { listDriverTimeline } from '@/lib/drivers/list-driver-timeline';
import { listAttachments } from '@/lib/files/list-attachments';
import { FILE_SLOTS } from '@/lib/files/values';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { DriverActions } from './driver-actions';
import { DriverContact } from './driver-contact';
import { DriverRentals } from './driver-rentals';
import { DriverTimeline } from './driver-timeline';
import { cursorIn, pageAddress } from './page-address';

const SHOWN_EVENTS = 12;

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (driverId: string) =>
  query(await requireTenant(), 'drivers.view', (q) => getDriver(q, driverId)),
);

export async function generateMetadata({ params }: PageProps<'/drivers/[driverId]'>): Promise<Metadata> {
  const { driverId } = await params;
  return recordTitle(
    read(driverId).then(({ fullName }) => fullName),
    'drivers.title',
  );
}

export default async function DriverPage({ params, searchParams }: PageProps<'/drivers/[driverId]'>) {
  const ctx = await requireTenant();
  const { driverId } = await params;
  const search = await searchParams;
  const cursors = { rentals: cursorIn(search, 'rentals'), events: cursorIn(search, 'events') };
  const [driver, [rentals, timeline, files]] = await orNotFound(
    Promise.all([
      read(driverId),
      query(ctx, 'drivers.view', (q) =>
        Promise.all([
          listRecordRentals(q, { driverId }, { cursor: cursors.rentals, size: DEFAULT_PAGE_SIZE }),
          listDriverTimeline(q, driverId, { cursor: cursors.events, size: SHOWN_EVENTS, changesOnly: true }),
          listAttachments(q, { driverId }),
        ]),
      ),
    ]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const license = licenseState(driver.licenseExpiresOn, today);
  const mayEdit = !driver.archivedAt && can(ctx.role, 'drivers.edit');
  const day = (value: string | null) => value && formatDate(value, locale, timeZone);
  return (
    <ClientMessages namespaces={['drivers', 'success', 'confirm', 'files']}>
      <PageHeader
        back={{ href: '/drivers', label: t('drivers.list_title') }}
        title={driver.fullName}
        detail={t(`drivers.kind_${driver.kind}`)}
        action={
          !driver.archivedAt && (
            <>
              {can(ctx.role, 'drivers.archive') && <DriverActions driverId={driverId} name={driver.fullName} />}
              {mayEdit && <LinkButton href={`/drivers/${driverId}/edit`}>{t('action.edit')}</LinkButton>}
              {mayEdit && (license === 'expired' || license === 'soon') && (
                <LinkButton href={`/drivers/${driverId}/edit#licenseExpiresOn`} variant="primary">
                  {t('drivers.renew_license')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {driver.archivedAt && (
        <div className="mb-4">
          <Alert tone="info">{t('drivers.archived')}</Alert>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Card title={t('drivers.facts')}>
          {driver.phone && <DriverContact name={driver.fullName} phone={driver.phone} company={ctx.tenant.name} />}
          <DescriptionList
            facts={[
              ...(driver.kind === 'additional'
                ? [
                    {
                      label: t('drivers.customer'),
                      value: driver.customer ? (
                        <Link
                          href={`/customers/${driver.customer.id}`}
                          className="text-accent underline underline-offset-2 hover:no-underline"
                        >
                          {driver.customer.fullName}
                        </Link>
                      ) : (
                        t('drivers.no_customer')
                      ),
                    },
                  ]
                : []),
              ...(driver.phone ? [] : [{ label: t('drivers.phone'), value: '' }]),
              {
                label: t('drivers.license_number'),
                value: `${driver.licenseNumber}, ${countryName(driver.licenseCountry, locale)}`,
              },
              {
                label: t('drivers.license_expiry'),
                value: (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {driver.licenseExpiresOn && day(driver.licenseExpiresOn)}
                    <LicenseBadge expiresOn={driver.licenseExpiresOn} today={today} />
                  </span>
                ),
              },
              { label: t('drivers.date_of_birth'), value: day(driver.dateOfBirth) },
              { label: t('drivers.id_card_number'), value: driver.idCardNumber },
              ...[
                { label: t('drivers.email'), value: driver.email },
                { label: t('drivers.address'), value: driver.address },
                { label: t('common.notes'), value: driver.notes },
              ].filter(({ value }) => value),
            ]}
          />
        </Card>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DriverRentals
            rentals={rentals.rows}
            pages={pageAddress(driverId, search, 'rentals', rentals)}
            locale={locale}
            timeZone={timeZone}
            now={ctx.now}
          />
        </div>
        <div className="grid gap-4">
          <Card title={t('drivers.tab_documents')}>
            <DocumentSlots
              owner={{ kind: 'driver', id: driver.id }}
              slots={FILE_SLOTS.driver}
              files={files}
              mayEdit={mayEdit}
            />
          </Card>
          <DriverTimeline
            events={timeline.rows}
            pages={pageAddress(driverId, search, 'events', timeline)}
            locale={locale}
            timeZone={timeZone}
            now={ctx.now}
          />
        </div>
      </div>
    </ClientMessages>
  );
}
