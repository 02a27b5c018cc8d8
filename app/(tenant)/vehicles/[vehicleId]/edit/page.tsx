import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { VehicleForm } from '../../vehicle-form';

export default async function EditVehiclePage({ params }: PageProps<'/vehicles/[vehicleId]/edit'>) {
  const ctx = await requireTenant();
  const { vehicleId } = await params;
  if (!can(ctx.role, 'vehicles.edit')) redirect(`/vehicles/${vehicleId}`);
  const [vehicle, classes] = await orNotFound(
    query(ctx, 'vehicles.view', (q) => Promise.all([getVehicle(q, vehicleId), listClassNames(q)])),
  );
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
