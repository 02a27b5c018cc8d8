import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { accidentRecord } from '@/lib/accidents/accident-record';
import { getAccident } from '@/lib/accidents/get-accident';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { AccidentForm } from '../../accident-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (accidentId: string) =>
  query(await requireTenant(), 'accidents.view', (q) => getAccident(q, accidentId)),
);

export async function generateMetadata({ params }: PageProps<'/accidents/[accidentId]/edit'>): Promise<Metadata> {
  const { accidentId } = await params;
  return recordTitle(
    read(accidentId).then(({ vehicle }) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'accidents.edit',
  );
}

export default async function EditAccidentPage({ params }: PageProps<'/accidents/[accidentId]/edit'>) {
  const ctx = await requireTenant();
  const { accidentId } = await params;
  requireRight(ctx, 'accidents.edit', `/accidents/${accidentId}`);
  const { accident, vehicle } = await orNotFound(read(accidentId));
  const t = await getTranslations('accidents');
  const { timeZone } = ctx.tenant;
  return (
    <ClientMessages namespaces={['accidents', 'rentals', 'vehicles', 'files']}>
      <PageHeader title={t('edit')} back={{ href: `/accidents/${accidentId}`, label: t('title') }} />
      <AccidentForm
        accidentId={accidentId}
        vehicle={{ id: vehicle.id, label: `${vehicle.make} ${vehicle.model} · ${vehicle.plate}` }}
        timeZone={timeZone}
        values={{ ...accidentRecord(accident, timeZone), version: accident.version }}
      />
    </ClientMessages>
  );
}
