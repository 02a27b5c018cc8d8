import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { VehicleForm } from '../../vehicle-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (vehicleId: string) =>
  query(await requireTenant(), 'vehicles.view', (q) => Promise.all([getVehicle(q, vehicleId), listClassNames(q)])),
);

export async function generateMetadata({ params }: PageProps<'/vehicles/[vehicleId]/edit'>): Promise<Metadata> {
  const { vehicleId } = await params;
  return recordTitle(
    read(vehicleId).then(([vehicle]) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'vehicles.edit',
  );
}

export default async function EditVehiclePage({ params }: PageProps<'/vehicles/[vehicleId]/edit'>) {
  const ctx = await requireTenant();
  const { vehicleId } = await params;
  requireRight(ctx, 'vehicles.edit', `/vehicles/${vehicleId}`);
  const [vehicle, classes] = await orNotFound(read(vehicleId));
  if (vehicle.archivedAt) notFound();
  const t = await getTranslations('vehicles');
  const locale = await getLocale();
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <ClientMessages namespaces={['vehicles', 'success']}>
      <PageHeader
        title={t('edit')}
        detail={`${name} · ${vehicle.plate}`}
        back={{ href: `/vehicles/${vehicleId}`, label: name }}
      />
      <VehicleForm
        vehicleId={vehicleId}
        classes={classes}
        values={{
          ...editForm(VEHICLE_FIELDS, vehicle, locale),
          version: recordVersion(VEHICLE_FIELDS, vehicle),
          vinConfirmed: vehicle.vin !== null && vehicle.vin.length !== 17,
          odometerReason: '',
        }}
      />
    </ClientMessages>
  );
}
