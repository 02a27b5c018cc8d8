import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal, localToInstant } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { ExtendForm } from './extend-form';

export async function generateMetadata() {
  return { title: (await getTranslations('action'))('extend_rental') };
}

export default async function ExtendPage({ params, searchParams }: PageProps<'/rentals/[rentalId]/extend'>) {
  const [{ rentalId }, { due: asked }] = await Promise.all([params, searchParams]);
  const ctx = await requireTenant();
  const money = await orNotFound(query(ctx, 'rentals.view', (q) => getRentalMoney(q, rentalId)));
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
