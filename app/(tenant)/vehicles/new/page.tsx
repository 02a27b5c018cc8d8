import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { blankForm } from '@/lib/records/blank-form';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { VehicleForm } from '../vehicle-form';

const EMPTY = { ...blankForm(VEHICLE_FIELDS), version: '', vinConfirmed: false, odometerReason: '' };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('vehicles'))('add') };
}

export default async function NewVehiclePage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'vehicles.create', '/vehicles');
  const classes = await query(ctx, 'vehicles.view', listClassNames);
  const t = await getTranslations('vehicles');
  return (
    <ClientMessages namespaces={['vehicles', 'success']}>
      <PageHeader title={t('add')} back={{ href: '/vehicles', label: t('list_title') }} />
      <VehicleForm vehicleId={null} values={EMPTY} classes={classes} />
    </ClientMessages>
  );
}
