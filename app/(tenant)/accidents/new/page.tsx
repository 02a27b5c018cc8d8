import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { ACCIDENT_FIELDS } from '@/lib/accidents/fields';
import { instantToLocal } from '@/lib/dates';
import { blankForm } from '@/lib/records/blank-form';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { AccidentForm } from '../accident-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('accidents'))('add') };
}

export default async function NewAccidentPage({ searchParams }: PageProps<'/accidents/new'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'accidents.edit', '/accidents');
  const { vehicle: asked } = await searchParams;
  const vehicle = await query(ctx, 'accidents.view', (q) =>
    findVehicleChoice(q, typeof asked === 'string' ? asked : ''),
  );
  const t = await getTranslations('accidents');
  const { timeZone } = ctx.tenant;
  return (
    <ClientMessages namespaces={['accidents', 'rentals', 'vehicles', 'files']}>
      <PageHeader title={t('add')} back={{ href: '/accidents', label: t('list_title') }} />
      <AccidentForm
        accidentId={null}
        vehicle={vehicle && { id: vehicle.id, label: vehicle.label }}
        timeZone={timeZone}
        values={{
          ...blankForm(ACCIDENT_FIELDS),
          vehicleId: vehicle?.id ?? '',
          happenedAt: instantToLocal(ctx.now, timeZone),
          version: '',
        }}
      />
    </ClientMessages>
  );
}
