import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { bodyOf, VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { can } from '@/lib/auth/permissions';
import { formatDate } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { getVehicle, getVehicleHistory } from '@/lib/vehicles/get-vehicle';
import { ArchiveVehicle } from './vehicle-actions';
import { VehicleHistory } from './vehicle-history';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('vehicles'))('title') };
}

export default async function VehiclePage({ params }: PageProps<'/vehicles/[vehicleId]'>) {
  const ctx = await requireTenant();
  const { vehicleId } = await params;
  const { vehicle, history } = await orNotFound(
    query(ctx, 'vehicles.view', async (q) => {
      const [vehicle, history] = await Promise.all([getVehicle(q, vehicleId), getVehicleHistory(q, vehicleId)]);
      return { vehicle, history };
    }),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const name = `${vehicle.make} ${vehicle.model}`;
  const money = (cents: number | null) => cents !== null && formatMoney(cents, 'USD', locale);
  const day = (value: string | null) => value && formatDate(value, locale, ctx.tenant.timeZone);
  return (
    <ClientMessages namespaces={['vehicles', 'success', 'confirm']}>
      <PageHeader
        back={{ href: '/vehicles', label: t('vehicles.list_title') }}
        title={`${name} ${vehicle.year}`}
        detail={
          <span className="flex flex-wrap items-center gap-3">
            <span className="tabular">{vehicle.plate}</span>
            <StatusBadge status={vehicle.status} />
          </span>
        }
        action={
          !vehicle.archivedAt && (
            <>
              {can(ctx.role, 'vehicles.archive') && <ArchiveVehicle vehicleId={vehicleId} name={name} />}
              {can(ctx.role, 'vehicles.edit') && (
                <LinkButton href={`/vehicles/${vehicleId}/edit`}>{t('action.edit')}</LinkButton>
              )}
              <LinkButton href={`/rentals/new?vehicle=${vehicleId}`} variant="primary">
                {t('nav.new_rental')}
              </LinkButton>
            </>
          )
        }
      />
      {vehicle.archivedAt && (
        <div className="mb-4">
          <Alert tone="info">{t('vehicles.archived')}</Alert>
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t('vehicles.facts')}>
          <DescriptionList
            facts={[
              { label: t('vehicles.vin'), value: vehicle.vin },
              { label: t('vehicles.color'), value: vehicle.color },
              { label: t('vehicles.seats'), value: vehicle.seats },
              { label: t('vehicles.fuel_type'), value: t(`vehicles.${vehicle.fuelType}`) },
              { label: t('vehicles.transmission'), value: t(`vehicles.${vehicle.transmission}`) },
              { label: t('vehicles.mileage'), value: `${formatNumber(vehicle.odometerKm, locale)} km` },
              { label: t('vehicles.condition'), value: t(`vehicles.${vehicle.condition}`) },
              { label: t('vehicles.features'), value: vehicle.features.join(', ') },
              { label: t('vehicles.insurance_provider'), value: vehicle.insuranceProvider },
              { label: t('vehicles.policy_number'), value: vehicle.policyNumber },
              { label: t('vehicles.insurance_expires'), value: day(vehicle.insuranceExpiresOn) },
              { label: t('vehicles.registration_expires'), value: day(vehicle.registrationExpiresOn) },
              { label: t('common.notes'), value: vehicle.notes },
            ]}
          />
        </Card>
        <div className="grid content-start gap-4">
          <Card>
            <VehicleSilhouette body={bodyOf(vehicle.model, null)} className="mx-auto h-28 text-muted" />
            <DescriptionList
              facts={[
                { label: t('vehicles.rate'), value: money(vehicle.dailyRateCents) },
                { label: t('vehicles.weekly_rate'), value: money(vehicle.weeklyRateCents) },
                { label: t('vehicles.monthly_rate'), value: money(vehicle.monthlyRateCents) },
                { label: t('vehicles.income'), value: money(history.incomeCents) },
              ]}
            />
          </Card>
        </div>
        <VehicleHistory history={history} locale={locale} timeZone={ctx.tenant.timeZone} now={ctx.now} />
      </div>
    </ClientMessages>
  );
}
