import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PriceLinesCard } from '@/components/reservations/price-lines-card';
import { ReservationStatusBadge } from '@/components/reservations/reservation-status-badge';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { startOfLocalDay } from '@/lib/dates';
import { cancellationOutcome } from '@/lib/payments/cancellation-outcome';
import { getReservationMoney } from '@/lib/payments/get-reservation-money';
import { cancellationFee } from '@/lib/reservations/cancellation-fee';
import { findDanger } from '@/lib/reservations/find-danger';
import { findStandIns } from '@/lib/reservations/find-stand-ins';
import { getReservation } from '@/lib/reservations/get-reservation';
import { listReservationEvents } from '@/lib/reservations/list-reservation-events';
import { reservationNextStep } from '@/lib/reservations/reservation-next-step';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { giveStandInAction, proposeStandInAction } from '../actions';
import { CollectButtons } from './collect-buttons';
import { CustomerContact } from './customer-contact';
import { DangerCard } from './danger-card';
import { ExchangedAlert } from './exchanged-alert';
import { ReservationActions } from './reservation-actions';
import { ReservationFacts } from './reservation-facts';
import { ReservationHistory } from './reservation-history';
import { ReservationMoneyCard } from './reservation-money-card';
import { ReservationPaymentsCard } from './reservation-payments-card';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (reservationId: string) =>
  query(await requireTenant(), 'reservations.view', async (q) => {
    const found = await getReservation(q, reservationId);
    const [paid, history, company] = await Promise.all([
      getReservationMoney(q, found.reservation),
      listReservationEvents(q, reservationId),
      getTenantSettings(q),
    ]);
    const cause = found.shownStatus === 'confirmed' ? await findDanger(q, reservationId) : null;
    const others = cause && (await findStandIns(q, found.reservation, company));
    return { record: found, money: paid, events: history, settings: company, danger: cause, standIns: others };
  }),
);

export async function generateMetadata({ params }: PageProps<'/reservations/[reservationId]'>): Promise<Metadata> {
  const { reservationId } = await params;
  return recordTitle(
    read(reservationId).then(({ record }) => record.reservation.number),
    'reservations.title',
  );
}

export default async function ReservationPage({ params, searchParams }: PageProps<'/reservations/[reservationId]'>) {
  const ctx = await requireTenant();
  const { reservationId } = await params;
  const exchanged = (await searchParams).exchanged !== undefined;
  const { record, money, events, settings, danger, standIns } = await orNotFound(read(reservationId));
  const t = await getTranslations();
  const { reservation, shownStatus } = record;
  const standing = shownStatus === 'confirmed' || shownStatus === 'late';
  const mayMail = can(ctx.role, 'reservations.edit') && standing && record.hasVoucher && record.customer.email !== null;
  const actions = can(ctx.role, 'reservations.edit')
    ? { propose: proposeStandInAction, update: giveStandInAction }
    : null;
  // As on /today, which has the pickups of today and tomorrow.
  const isSoon = reservation.pickupAt < startOfLocalDay(ctx.now, ctx.tenant.timeZone, 2);
  const mayRefund = can(ctx.role, 'payments.refund');
  const next = reservationNextStep({ status: shownStatus, feeCents: money.collectible.feeCents }, (step) =>
    can(ctx.role, step === 'hand_over' ? 'rentals.create' : 'payments.collect'),
  );
  // Once converted, the money is the rental's; before there is any, only a price has something to say.
  const hasMoney = reservation.status !== 'converted' && (standing || money.payments.length + money.fees.length > 0);
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  return (
    <ClientMessages namespaces={['reservations', 'payments', 'pricing', 'success', 'paper_links']}>
      <PageHeader
        back={{ href: '/reservations', label: t('nav.reservations') }}
        title={reservation.number}
        state={<ReservationStatusBadge status={shownStatus} />}
        detail={record.customer.fullName}
        action={
          <ReservationActions
            reservationId={reservation.id}
            number={reservation.number}
            status={shownStatus}
            outcome={cancellationOutcome(money, cancellationFee({ ...reservation, ...settings }, ctx.now))}
            ledgerVersion={money.ledgerVersion}
            collect={can(ctx.role, 'payments.collect') && <CollectButtons {...{ record, money, next }} />}
            next={next}
            may={{
              edit: can(ctx.role, 'reservations.edit'),
              reopen: can(ctx.role, 'reservations.reopen') && reservation.dueAt > ctx.now,
              refund: mayRefund,
            }}
          />
        }
      />
      {exchanged && standing && !danger && (
        <div className="mb-4">
          <ExchangedAlert record={record} company={ctx.tenant.name} timeZone={clock.timeZone} />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* A phone shows the customer before the money, and the history last. */}
        <div className="contents lg:grid lg:gap-4">
          {danger && standIns && (
            <DangerCard {...{ record, danger, standIns }} {...clock} company={ctx.tenant.name} actions={actions} />
          )}
          <ReservationFacts record={record} {...clock} />
          <div className="grid gap-4 max-lg:order-1">
            <PriceLinesCard lines={reservation.priceLines} totalCents={reservation.totalCents} />
            {hasMoney && (
              <ReservationMoneyCard
                reservation={reservation}
                money={money}
                timeZone={clock.timeZone}
                byManager={!mayRefund}
              />
            )}
            {(standing || money.payments.length > 0) && (
              <ReservationPaymentsCard record={record} money={money} ctx={ctx} />
            )}
          </div>
        </div>
        <div className="contents lg:grid lg:gap-4">
          <CustomerContact
            record={record}
            company={ctx.tenant.name}
            {...clock}
            mayMail={mayMail}
            maySayReady={standing && !danger && isSoon}
          />
          {events.length > 0 && (
            <div className="max-lg:order-2">
              <ReservationHistory events={events} {...clock} />
            </div>
          )}
        </div>
      </div>
    </ClientMessages>
  );
}
