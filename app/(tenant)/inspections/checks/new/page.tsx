import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { CheckForm } from './check-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('inspections'))('check_add') };
}

export default async function NewCheckPage({ searchParams }: PageProps<'/inspections/checks/new'>) {
  const ctx = await requireTenant();
  const { vehicle: asked } = await searchParams;
  const vehicle = await query(ctx, 'inspections.view', (q) => findVehicleChoice(q, String(asked ?? '')));
  const t = await getTranslations('inspections');
  return (
    <ClientMessages namespaces={['inspections', 'vehicles', 'rentals', 'files']}>
      <PageHeader back={{ href: '/inspections/checks', label: t('checks_title') }} title={t('check_add')} />
      <CheckForm
        vehicle={vehicle && { id: vehicle.id, label: vehicle.label, odometerKm: vehicle.odometerKm }}
        now={instantToLocal(ctx.now, ctx.tenant.timeZone)}
        timeZone={ctx.tenant.timeZone}
        inspector={ctx.member.name}
      />
    </ClientMessages>
  );
}
