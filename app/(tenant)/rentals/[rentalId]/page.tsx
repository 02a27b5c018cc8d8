import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PaymentsCard } from '@/components/payments/payments-card';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { Unbroken } from '@/components/ui/unbroken';
import { listRentalIncidents } from '@/lib/accidents/list-rental-incidents';
import { can } from '@/lib/auth/permissions';
import { instantToLocal } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { mayShare } from '@/lib/paper-links/may-share';
import { getRentalMoney, type RentalMoney } from '@/lib/payments/get-rental-money';
import { previewReturn } from '@/lib/payments/preview-return';
import { returnOutcome } from '@/lib/payments/return-outcome';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { mailReceiptAction } from '../../payments/actions';
import { refundPaymentAction, voidPaymentAction } from './actions';
import { ConditionPhotos } from './condition-photos';
import { IncidentsCard } from './incidents-card';
import { MoneyCard } from './money-card';
import { OverdueCard } from './overdue-card';
import { owedOf } from './owed-of';
import { PapersCard } from './papers-card';
import { RentalActions } from './rental-actions';
import { RentalFacts } from './rental-facts';
import { SendInvoice } from './send-invoice';
import { Timeline } from './timeline';
import { WhatIf } from './what-if';

interface Props {
  params: Promise<{ rentalId: string }>;
  searchParams: Promise<{ returned?: string }>;
}

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (rentalId: string) =>
  query(await requireTenant(), 'rentals.view', async (q) => {
    const found = await getRentalMoney(q, rentalId);
    const returnedAt = instantToLocal(q.now, q.tenant.timeZone);
    const [late, incidents] = await Promise.all([
      found.shownStatus === 'overdue' ? previewReturn(q, { rentalId, returnedAt }) : null,
      listRentalIncidents(q, rentalId),
    ]);
    return { money: found, late, incidents };
  }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { rentalId } = await params;
  return recordTitle(
    read(rentalId).then(({ money }) => money.rental.number),
    'rentals.title',
  );
}

export default async function RentalPage({ params, searchParams }: Props) {
  const { rentalId } = await params;
  const ctx = await requireTenant();
  const { money, late, incidents } = await orNotFound(read(rentalId));
  const [t, locale] = await Promise.all([getTranslations('rentals'), getLocale()]);
  const { rental } = money;
  const { timeZone } = ctx.tenant;
  const justReturned = (await searchParams).returned !== undefined && rental.status === 'completed';
  const outcome = returnOutcome(money.balance, can(ctx.role, 'payments.refund'));
  const sendInvoice = (
    <SendInvoice
      money={money}
      company={ctx.tenant.name}
      mayMail={can(ctx.role, 'rentals.return')}
      mayShare={mayShare(ctx, 'invoice')}
      timeZone={timeZone}
    />
  );
  return (
    <ClientMessages namespaces={['rentals', 'payments', 'pricing', 'success', 'files', 'paper_links']}>
      <PageHeader
        back={{ href: '/rentals', label: t('back_to_list') }}
        title={rental.number ?? t('draft_without_number')}
        state={<RentalStatusBadge status={money.shownStatus} />}
        detail={<RentalDetail money={money} />}
        action={<RentalActions money={money} ctx={ctx} />}
      />
      {justReturned && (
        <div className="mb-4">
          <Alert tone={outcome.tone}>
            <div className="grid gap-3">
              <p>{t(outcome.text, { amount: formatMoney(outcome.cents, 'USD', locale) })}</p>
              {sendInvoice}
            </div>
          </Alert>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {late && rental.dueAt && (
            <OverdueCard
              {...{ money, timeZone }}
              dueAt={rental.dueAt}
              lines={late.lines}
              company={ctx.tenant.name}
              now={ctx.now}
            />
          )}
          <RentalFacts money={money} company={ctx.tenant.name} now={ctx.now} timeZone={timeZone} />
          <MoneyCard
            money={money}
            timeZone={timeZone}
            may={{
              charge: can(ctx.role, 'payments.charge'),
              waive: can(ctx.role, 'rentals.waive'),
              collect: can(ctx.role, 'payments.collect') && rental.status !== 'draft',
              putBack: can(ctx.role, 'payments.void'),
            }}
          />
          <PaymentsCard
            money={money}
            owed={owedOf(money, ctx)}
            now={ctx.now}
            timeZone={timeZone}
            may={{
              refund: can(ctx.role, 'payments.refund'),
              void: can(ctx.role, 'payments.void'),
              share: mayShare(ctx, 'receipt'),
            }}
            actions={{ refund: refundPaymentAction, void: voidPaymentAction, mail: mailReceiptAction }}
          />
          <IncidentsCard incidents={incidents} now={ctx.now} timeZone={timeZone} />
          <ConditionPhotos money={money} mayEdit={can(ctx.role, 'inspections.create')} />
        </div>
        <div className="grid gap-4">
          {rental.status === 'active' && (
            <WhatIf rentalId={rental.id} defaultTime={instantToLocal(laterOf(rental.dueAt, ctx.now), timeZone)} />
          )}
          <PapersCard money={money}>{!justReturned && sendInvoice}</PapersCard>
          <Timeline events={money.timeline} now={ctx.now} timeZone={timeZone} />
        </div>
      </div>
    </ClientMessages>
  );
}

/** Who has which vehicle. A phone leaves the year out, so that it is one line. */
function RentalDetail({ money: { customer, vehicle } }: { money: RentalMoney }) {
  return (
    <>
      {[customer?.fullName, vehicle && `${vehicle.make} ${vehicle.model}`].filter(Boolean).join(' · ')}
      {vehicle && (
        <>
          <span className="max-sm:hidden"> {vehicle.year}</span>, <Unbroken text={vehicle.plate} />
        </>
      )}
    </>
  );
}

function laterOf(due: Date | null, now: Date): Date {
  return due && due > now ? due : now;
}
