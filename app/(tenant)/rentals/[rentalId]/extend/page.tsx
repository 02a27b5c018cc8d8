import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal, localToInstant } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { ExtendForm } from './extend-form';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (rentalId: string) =>
  query(await requireTenant(), 'rentals.view', (q) => getRentalMoney(q, rentalId)),
);

export async function generateMetadata({ params }: PageProps<'/rentals/[rentalId]/extend'>): Promise<Metadata> {
  const { rentalId } = await params;
  return recordTitle(
    read(rentalId).then(({ rental }) => rental.number),
    'action.extend_rental',
  );
}

export default async function ExtendPage({ params, searchParams }: PageProps<'/rentals/[rentalId]/extend'>) {
  const [{ rentalId }, { due: asked }] = await Promise.all([params, searchParams]);
  const ctx = await requireTenant();
  const money = await orNotFound(read(rentalId));
  const { rental, vehicle, customer } = money;
  if (rental.status !== 'active' || !rental.dueAt || !vehicle) redirect(`/rentals/${rentalId}`);
  const { timeZone } = ctx.tenant;
  const proposed = typeof asked === 'string' && localToInstant(asked, timeZone) ? asked : null;
  const t = await getTranslations('action');
  return (
    <ClientMessages namespaces={['rentals', 'payments', 'pricing']}>
      <PageHeader
        back={{ href: `/rentals/${rentalId}`, label: rental.number ?? '' }}
        title={t('extend_rental')}
        detail={[`${vehicle.make} ${vehicle.model}, ${vehicle.plate}`, customer?.fullName].filter(Boolean).join(' · ')}
      />
      <ExtendForm
        rentalId={rentalId}
        due={rental.dueAt}
        firstDue={proposed ?? instantToLocal(nextDay(rental.dueAt, ctx.now), timeZone)}
        now={ctx.now}
        timeZone={timeZone}
        balanceCents={money.balance.dueCents}
        signers={{ customer: customer?.fullName ?? '', agent: ctx.member.name }}
      />
    </ClientMessages>
  );
}

/** A day later than agreed, or as many days as it takes for a vehicle that is late. */
function nextDay(due: Date, now: Date): Date {
  const days = Math.max(1, Math.ceil((now.getTime() - due.getTime()) / DAY_MS));
  return new Date(due.getTime() + days * DAY_MS);
}
