import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { numbered } from '@/components/inspections/shown-damage';
import { VehicleDrawing } from '@/components/inspections/vehicle-drawing';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { formatDateTime } from '@/lib/dates';
import { drawnBody } from '@/lib/inspections/drawn-body';
import { getInspection } from '@/lib/inspections/get-inspection';
import { listSheets } from '@/lib/inspections/list-sheets';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { DamageRecords } from '../../damage-records';
import { ComparedFacts } from './compared-facts';
import { ComparedPhotos } from './compared-photos';
import { SheetButton } from './sheet-button';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (inspectionId: string) =>
  query(await requireTenant(), 'inspections.view', async (q) => {
    const record = await getInspection(q, inspectionId);
    const [{ className }, sheets] = await Promise.all([getVehicle(q, record.vehicle.id), listSheets(q, inspectionId)]);
    return { record, className, sheets };
  }),
);

export async function generateMetadata({ params }: PageProps<'/inspections/checks/[inspectionId]'>): Promise<Metadata> {
  const { inspectionId } = await params;
  return recordTitle(
    read(inspectionId).then(({ record: { vehicle } }) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'inspections.check_title',
  );
}

export default async function CheckPage({ params }: PageProps<'/inspections/checks/[inspectionId]'>) {
  const ctx = await requireTenant();
  const { inspectionId } = await params;
  const { record, className, sheets } = await orNotFound(read(inspectionId));
  const t = await getTranslations();
  const { inspection, vehicle, rental } = record;
  const marks = numbered(record.before, record.found);
  const at = formatDateTime(inspection.inspectedAt, await getLocale(), ctx.tenant.timeZone);
  return (
    <ClientMessages namespaces={['inspections', 'files', 'rentals', 'success', 'confirm']}>
      <PageHeader
        back={{ href: '/inspections/checks', label: t('inspections.checks_title') }}
        title={`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`}
        detail={
          <>
            {[t(`vehicles.inspection_${inspection.kind}`), at, record.inspectedBy].filter(Boolean).join(' · ')}
            {rental && (
              <>
                {' · '}
                <Link href={`/rentals/${rental.id}`} className="whitespace-nowrap text-accent hover:underline">
                  {t('inspections.agreement_named', { number: rental.number ?? '' })}
                </Link>
              </>
            )}
          </>
        }
        action={
          <>
            <LinkButton href={`/vehicles/${vehicle.id}/damages`}>{t('inspections.register')}</LinkButton>
            <SheetButton inspectionId={inspection.id} sheets={sheets.length} />
          </>
        }
      />
      <div className="grid gap-4">
        {inspection.supersededAt && <Alert tone="info">{t('vehicles.inspection_withdrawn')}</Alert>}
        <Card title={t('inspections.board_title')}>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <VehicleDrawing body={drawnBody(vehicle.model, className)} marks={marks} />
            <DamageRecords damages={marks} role={ctx.role} />
          </div>
        </Card>
        <ComparedFacts record={record} timeZone={ctx.tenant.timeZone} />
        <ComparedPhotos record={record} />
        {sheets.length > 0 && (
          <Card title={t('inspections.sheets')}>
            <ul className="flex flex-wrap gap-4">
              {sheets.map(({ id, number }) => (
                <li key={id}>
                  <a
                    href={`/api/inspections/${inspection.id}/sheets/${id}`}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center font-medium text-accent hover:underline"
                  >
                    {number}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={t('inspections.more_photos')}>
          <PhotoGallery
            owner={{ kind: 'inspection', id: inspection.id }}
            photos={record.photos.filter(({ slot }) => slot === 'photo')}
            mayEdit={!inspection.supersededAt}
          />
        </Card>
      </div>
    </ClientMessages>
  );
}
