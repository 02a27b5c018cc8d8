import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { instantToLocal } from '@/lib/dates';
import { drawnBody } from '@/lib/inspections/drawn-body';
import { getVehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { ReturnForm } from './return-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (rentalId: string) =>
  query(await requireTenant(), 'rentals.view', async (q) => {
    const found = await getRentalMoney(q, rentalId);
    return { money: found, condition: found.vehicle && (await getVehicleCondition(q, found.vehicle.id)) };
  }),
);

export async function generateMetadata({ params }: { params: Promise<{ rentalId: string }> }): Promise<Metadata> {
  const { rentalId } = await params;
  return recordTitle(
    read(rentalId).then(({ money }) => money.rental.number),
    'rentals.take_back',
  );
}

export default async function ReturnPage({ params }: { params: Promise<{ rentalId: string }> }) {
  const { rentalId } = await params;
  const ctx = await requireTenant();
  const { money, condition } = await orNotFound(read(rentalId));
  const { rental, vehicle, customer, checkout } = money;
  if (rental.status !== 'active' || !rental.dueAt || !vehicle || !condition) redirect(`/rentals/${rentalId}`);
  const t = await getTranslations('rentals');
  return (
    <ClientMessages namespaces={['rentals', 'payments', 'pricing', 'inspections', 'dashboard', 'files']}>
      <PageHeader
        back={{ href: `/rentals/${rentalId}`, label: rental.number ?? '' }}
        title={t('take_back')}
        detail={[`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`, customer?.fullName].filter(Boolean).join(' · ')}
      />
      <ReturnForm
        rentalId={rentalId}
        vehicleId={vehicle.id}
        number={rental.number ?? ''}
        now={instantToLocal(ctx.now, ctx.tenant.timeZone)}
        timeZone={ctx.tenant.timeZone}
        due={instantToLocal(rental.dueAt, ctx.tenant.timeZone)}
        customerName={customer?.fullName ?? ''}
        checkout={{
          id: checkout?.id ?? '',
          at: checkout?.inspectedAt ?? rental.pickupAt ?? rental.dueAt,
          odometerKm: checkout?.odometerKm ?? vehicle.odometerKm,
          fuelLevel: checkout?.fuelLevel ?? 'full',
          damageNotes: checkout?.damageNotes ?? '',
          photos: money.checkoutPhotos,
        }}
        vehicle={{ body: drawnBody(condition.model, condition.className), ...condition }}
        cleaningFeeCents={money.cleaningFeeCents}
        mayWaive={can(ctx.role, 'rentals.waive')}
      />
    </ClientMessages>
  );
}
