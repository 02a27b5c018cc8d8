import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { ListFilters } from '@/components/lists/list-filters';
import { PageLinks } from '@/components/lists/page-links';
import { StatusTabs } from '@/components/lists/status-tabs';
import { PaymentsTable } from '@/components/payments/payments-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { formatMoney } from '@/lib/money';
import { PAYMENT_TABS, PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections } from '@/lib/payments/list-pending-collections';
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
  const { pending, recent } = await query(ctx, 'payments.view', async (q) => {
    const [pendingPage, recentPage] = await Promise.all([
      listPendingCollections(q, filters),
      onPending ? null : listPayments(q, filters),
    ]);
    return { pending: pendingPage, recent: recentPage };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const page = recent ?? pending;
  const labels = { pending: t('payments.pending_collections'), recent: t('dashboard.recent_payments') };
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  return (
    <ClientMessages namespaces={['payments', 'success']}>
      <PageHeader
        title={t('nav.payment_collection')}
        detail={
          // A search without results does not mean that nobody owes anything.
          searched && pending.total === 0
            ? onPending && t('common.count_results', { count: 0 })
            : t('payments.pending_sum', { count: pending.total, sum: formatMoney(pending.sumCents, 'USD', locale) })
        }
      />
      <StatusTabs
        label={t('nav.payments')}
        tabs={PAYMENT_TABS.map((tab) => ({
          label: labels[tab],
          href: listAddress('/payments', search, { tab: tab === 'pending' ? null : tab }),
          current: tab === filters.tab,
          ...(tab === 'pending' && { count: pending.total }),
        }))}
      />
      <ListFilters placeholder={t('payments.search')} filters={[]} />
      {recent?.rows.length === 0 && (
        <EmptyState
          title={t(searched ? 'payments.none_found' : 'payments.none_yet')}
          action={searched && <LinkButton href="/payments?tab=recent">{t('action.clear_filters')}</LinkButton>}
        />
      )}
      {recent && recent.rows.length > 0 && (
        <PaymentsTable caption={t('dashboard.recent_payments')} rows={recent.rows} {...clock} />
      )}
      {!recent && (
        <PendingCollections
          rows={pending.rows}
          {...clock}
          htgRate={ctx.tenant.htgRate}
          mayCollect={can(ctx.role, 'payments.collect')}
          searched={searched}
        />
      )}
      <PageLinks
        previous={page.previousCursor && listAddress('/payments', search, { cursor: page.previousCursor })}
        next={page.nextCursor && listAddress('/payments', search, { cursor: page.nextCursor })}
      />
    </ClientMessages>
  );
}
