import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal } from '@/lib/dates';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { SwapForm } from './swap-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (rentalId: string) =>
  query(await requireTenant(), 'rentals.swap', (q) => getRentalMoney(q, rentalId)),
);

export async function generateMetadata({ params }: { params: Promise<{ rentalId: string }> }): Promise<Metadata> {
  const { rentalId } = await params;
  return recordTitle(
    read(rentalId).then(({ rental }) => rental.number),
    'action.swap_vehicle',
  );
}

export default async function SwapPage({ params }: { params: Promise<{ rentalId: string }> }) {
  const { rentalId } = await params;
  const ctx = await requireTenant();
  requireRight(ctx, 'rentals.swap', `/rentals/${rentalId}`);
  const money = await orNotFound(read(rentalId));
  const { rental, vehicle, customer, checkout } = money;
  if (rental.status !== 'active' || !rental.dueAt || !vehicle) redirect(`/rentals/${rentalId}`);
  const { timeZone } = ctx.tenant;
  const t = await getTranslations('action');
  const name = `${vehicle.make} ${vehicle.model}, ${vehicle.plate}`;
  return (
    <ClientMessages namespaces={['rentals', 'payments', 'pricing', 'inspections', 'vehicles', 'files']}>
      <PageHeader
        back={{ href: `/rentals/${rentalId}`, label: rental.number ?? '' }}
        title={t('swap_vehicle')}
        detail={[name, customer?.fullName].filter(Boolean).join(' · ')}
      />
      <SwapForm
        rentalId={rentalId}
        present={{
          id: vehicle.id,
          name,
          odometerOutKm: checkout?.odometerKm ?? vehicle.odometerKm,
          fuelOut: checkout?.fuelLevel ?? 'full',
        }}
        firstAt={instantToLocal(ctx.now, timeZone)}
        due={instantToLocal(rental.dueAt, timeZone)}
        timeZone={timeZone}
        balanceCents={money.balance.dueCents}
        signers={{ customer: customer?.fullName ?? '', agent: ctx.member.name }}
      />
    </ClientMessages>
  );
}
