import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { DamageRecords } from '@/app/(tenant)/inspections/damage-records';
import { numbered } from '@/components/inspections/shown-damage';
import { VehicleDrawing } from '@/components/inspections/vehicle-drawing';
import { ClientMessages } from '@/components/layout/client-messages';
import { StatusTabs } from '@/components/lists/status-tabs';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { drawnBody } from '@/lib/inspections/drawn-body';
import { InspectionFilters } from '@/lib/inspections/input';
import { listDamagePhotos } from '@/lib/inspections/list-damage-photos';
import { listVehicleDamages } from '@/lib/inspections/list-damages';
import { listInspections } from '@/lib/inspections/list-inspections';
import { DAMAGE_STATES } from '@/lib/inspections/values';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (vehicleId: string) =>
  query(await requireTenant(), 'inspections.view', async (q) => {
    const vehicle = await getVehicle(q, vehicleId);
    const damages = await listVehicleDamages(q, vehicleId);
    const [last] = (await listInspections(q, InspectionFilters.parse({ vehicleId }))).rows;
    const photos = await listDamagePhotos(
      q,
      damages.map(({ id }) => id),
    );
    return { vehicle, last, all: damages.map((damage) => ({ ...damage, photos: photos.get(damage.id) ?? [] })) };
  }),
);

export async function generateMetadata({ params }: PageProps<'/vehicles/[vehicleId]/damages'>): Promise<Metadata> {
  const { vehicleId } = await params;
  return recordTitle(
    read(vehicleId).then(({ vehicle }) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'inspections.register',
  );
}

export default async function DamagesPage({ params, searchParams }: PageProps<'/vehicles/[vehicleId]/damages'>) {
  const ctx = await requireTenant();
  const { vehicleId } = await params;
  const asked = (await searchParams).state;
  const { vehicle, all, last } = await orNotFound(read(vehicleId));
  const t = await getTranslations('inspections');
  const state = DAMAGE_STATES.find((name) => name === asked) ?? 'open';
  const inState = all.filter((damage) => damage.state === state);
  const isNew = (damage: (typeof all)[number]) => damage.inspectionId === last?.id;
  const shown = numbered(
    inState.filter((damage) => !isNew(damage)),
    inState.filter(isNew),
  );
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <ClientMessages namespaces={['inspections', 'confirm']}>
      <PageHeader
        back={{ href: `/vehicles/${vehicleId}`, label: name }}
        title={t('register')}
        detail={`${name}, ${vehicle.plate}`}
        action={
          <LinkButton
            href={`/inspections/checks/new?vehicle=${vehicleId}`}
            variant="primary"
            icon={<Icon name="plus" />}
          >
            {t('check_add')}
          </LinkButton>
        }
      />
      <StatusTabs
        label={t('damage_states')}
        tabs={DAMAGE_STATES.map((value) => ({
          label: t(`tab_${value}`),
          href: `/vehicles/${vehicleId}/damages?state=${value}`,
          count: all.filter((damage) => damage.state === value).length,
          current: value === state,
        }))}
      />
      <Card>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <VehicleDrawing body={drawnBody(vehicle.model, vehicle.className)} marks={shown} />
          <DamageRecords damages={shown} role={ctx.role} />
        </div>
      </Card>
    </ClientMessages>
  );
}
