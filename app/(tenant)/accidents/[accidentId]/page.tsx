import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { HolderFacts } from '@/components/expenses/holder-facts';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Unbroken } from '@/components/ui/unbroken';
import { getAccident } from '@/lib/accidents/get-accident';
import { can } from '@/lib/auth/permissions';
import { greetingMessage } from '@/lib/customers/greeting-message';
import { formatDateTime } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { ArchiveAccident } from './archive-accident';
import { ChargeAccident } from './charge-accident';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (accidentId: string) =>
  query(await requireTenant(), 'accidents.view', (q) => getAccident(q, accidentId)),
);

export async function generateMetadata({ params }: PageProps<'/accidents/[accidentId]'>): Promise<Metadata> {
  const { accidentId } = await params;
  return recordTitle(
    read(accidentId).then(({ vehicle }) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'accidents.title',
  );
}

export default async function AccidentPage({ params }: PageProps<'/accidents/[accidentId]'>) {
  const ctx = await requireTenant();
  const { accidentId } = await params;
  const record = await orNotFound(read(accidentId));
  const { accident, vehicle, files, chargedTo, holder } = record;
  const t = await getTranslations();
  const { timeZone } = ctx.tenant;
  const mayEdit = can(ctx.role, 'accidents.edit');
  const link = 'text-accent underline underline-offset-2';
  return (
    <ClientMessages namespaces={['accidents', 'files']}>
      <PageHeader
        back={{ href: '/accidents', label: t('accidents.list_title') }}
        title={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`}
        detail={formatDateTime(accident.happenedAt, await getLocale(), timeZone)}
        action={
          <>
            {can(ctx.role, 'accidents.archive') && !chargedTo && <ArchiveAccident accidentId={accidentId} />}
            {mayEdit && <LinkButton href={`/accidents/${accidentId}/edit`}>{t('action.edit')}</LinkButton>}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('accidents.facts')}>
          <DescriptionList
            facts={[
              {
                label: t('vehicles.title'),
                value: (
                  <Link href={`/vehicles/${vehicle.id}`} className={link}>
                    <Unbroken text={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`} />
                  </Link>
                ),
              },
              { label: t('accidents.place'), value: accident.place },
              { label: t('accidents.description'), value: accident.description },
              { label: t('accidents.other_party'), value: accident.otherParty },
              { label: t('accidents.police_report'), value: accident.policeReport },
            ]}
          />
        </Card>
        <div className="grid gap-4">
          <Card title={t('expenses.who_had')}>
            {holder ? (
              <HolderFacts
                holder={holder}
                timeZone={timeZone}
                mayCharge={!chargedTo}
                greeting={greetingMessage({
                  locale: holder.language,
                  company: ctx.tenant.name,
                  customer: holder.customerName,
                })}
              />
            ) : (
              <p>{t('accidents.nobody')}</p>
            )}
            {chargedTo && (
              <div className="mt-3">
                <Alert tone="success">
                  <Link href={`/rentals/${chargedTo.rentalId}`} className="underline underline-offset-2">
                    {t('expenses.charged_to', { number: chargedTo.number })}
                  </Link>
                </Alert>
              </div>
            )}
            {holder && !chargedTo && can(ctx.role, 'payments.charge') && (
              <div className="mt-4">
                <ChargeAccident accidentId={accidentId} holder={holder} previous={accident.chargeId ?? ''} />
              </div>
            )}
          </Card>
          <Card title={t('accidents.photos')}>
            <PhotoGallery owner={{ kind: 'accident', id: accidentId }} photos={files} mayEdit={mayEdit} />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
