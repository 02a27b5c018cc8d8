import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { VehicleForm } from '../vehicle-form';

const EMPTY = {
  classId: '',
  make: '',
  model: '',
  year: '',
  plate: '',
  vin: '',
  vinConfirmed: false,
  color: '',
  seats: '5',
  fuelType: 'gasoline',
  transmission: 'automatic',
  dailyRateCents: '',
  weeklyRateCents: '',
  monthlyRateCents: '',
  serviceStatus: 'in_service',
  features: '',
  notes: '',
  odometerKm: '',
  odometerReason: '',
  condition: 'good',
  insuranceProvider: '',
  policyNumber: '',
  insuranceExpiresOn: '',
  registrationExpiresOn: '',
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('vehicles'))('add') };
}

export default async function NewVehiclePage() {
  const ctx = await requireTenant();
  if (!can(ctx.role, 'vehicles.create')) redirect('/vehicles');
  const classes = await query(ctx, 'vehicles.view', listClassNames);
  const t = await getTranslations('vehicles');
  return (
    <ClientMessages namespaces={['vehicles', 'success']}>
      <PageHeader title={t('add')} back={{ href: '/vehicles', label: t('list_title') }} />
      <VehicleForm vehicleId={null} values={EMPTY} classes={classes} />
    </ClientMessages>
  );
}
