import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { moneyInput } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
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
          classId: vehicle.classId ?? '',
          make: vehicle.make,
          model: vehicle.model,
          year: String(vehicle.year),
          plate: vehicle.plate,
          vin: vehicle.vin ?? '',
          vinConfirmed: vehicle.vin !== null && vehicle.vin.length !== 17,
          color: vehicle.color,
          seats: String(vehicle.seats),
          fuelType: vehicle.fuelType,
          transmission: vehicle.transmission,
          dailyRateCents: moneyInput(vehicle.dailyRateCents, locale),
          weeklyRateCents: vehicle.weeklyRateCents === null ? '' : moneyInput(vehicle.weeklyRateCents, locale),
          monthlyRateCents: vehicle.monthlyRateCents === null ? '' : moneyInput(vehicle.monthlyRateCents, locale),
          serviceStatus: vehicle.serviceStatus,
          features: vehicle.features.join(', '),
          notes: vehicle.notes,
          odometerKm: String(vehicle.odometerKm),
          odometerReason: '',
          condition: vehicle.condition,
          insuranceProvider: vehicle.insuranceProvider,
          policyNumber: vehicle.policyNumber,
          insuranceExpiresOn: vehicle.insuranceExpiresOn ?? '',
          registrationExpiresOn: vehicle.registrationExpiresOn ?? '',
        }}
      />
    </ClientMessages>
  );
}
