import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { accidentRecord } from '@/lib/accidents/accident-record';
import { getAccident } from '@/lib/accidents/get-accident';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { AccidentForm } from '../../accident-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('accidents'))('edit') };
}

export default async function EditAccidentPage({ params }: PageProps<'/accidents/[accidentId]/edit'>) {
  const ctx = await requireTenant();
  const { accidentId } = await params;
  if (!can(ctx.role, 'accidents.edit')) redirect(`/accidents/${accidentId}`);
  const { accident, vehicle } = await orNotFound(query(ctx, 'accidents.view', (q) => getAccident(q, accidentId)));
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
