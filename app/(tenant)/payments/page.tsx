import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { paymentColumns, paymentHref } from '@/components/payments/payment-columns';
import { can } from '@/lib/auth/permissions';
import { formatMoney } from '@/lib/money';
import { PAYMENT_TABS, PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { PendingCollections } from './pending-collections';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('payments') };
}

export default async function PaymentsPage({ searchParams }: PageProps<'/payments'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = PaymentFilters.parse(search);
  const onPending = filters.tab === 'pending';
  const searched = filters.q !== '';
  const { open, pending, recent } = await query(ctx, 'payments.view', async (q) => {
    const [sum, pendingPage, recentPage] = await Promise.all([
      sumPendingCollections(q, filters),
      onPending ? listPendingCollections(q, filters) : null,
      onPending ? null : listPayments(q, filters),
    ]);
    return { open: sum, pending: pendingPage, recent: recentPage };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const labels = { pending: t('payments.pending_collections'), recent: t('dashboard.recent_payments') };
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const screen = {
    path: '/payments',
    title: t('nav.payment_collection'),
    current: search,
    // A search without results does not mean that nobody owes anything.
    detail:
      searched && open.total === 0
        ? onPending && t('common.count_results', { count: 0 })
        : t('payments.pending_sum', { count: open.total, sum: formatMoney(open.sumCents, 'USD', locale) }),
    tabs: {
      label: t('nav.payments'),
      values: PAYMENT_TABS.map((tab) => ({
        label: labels[tab],
        name: 'tab',
        value: tab === 'pending' ? null : tab,
        current: tab === filters.tab,
        ...(tab === 'pending' && { count: open.total }),
      })),
    },
    search: { text: filters.q, placeholder: t('payments.search') },
  };
  return (
    <ClientMessages namespaces={['payments', 'success']}>
      {recent && (
        <ListScreen
          {...screen}
          columns={paymentColumns(t, { locale, ...clock, withCustomer: true })}
          page={recent}
          href={paymentHref}
          empty={{
            untouched: !searched,
            text: t('payments.none_yet'),
            noneMatch: t('payments.none_found'),
            all: '/payments?tab=recent',
          }}
        />
      )}
      {pending && (
        <ListScreen
          {...screen}
          page={pending}
          body={
            <PendingCollections
              rows={pending.rows}
              {...clock}
              htgRate={ctx.tenant.htgRate}
              mayCollect={can(ctx.role, 'payments.collect')}
            />
          }
          empty={{
            untouched: !searched,
            text: t('payments.nothing_pending'),
            noneMatch: t('payments.no_pending_found'),
          }}
        />
      )}
    </ClientMessages>
  );
}
