import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { listHref } from '@/components/ui/list-href';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { StatusTabs } from '@/components/ui/status-tabs';
import { can } from '@/lib/auth/permissions';
import { formatMoney } from '@/lib/money';
import { PAYMENT_TABS, PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections } from '@/lib/payments/list-pending-collections';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { PendingCollections } from './pending-collections';
import { RecentPayments } from './recent-payments';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('payments') };
}

export default async function PaymentsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const ctx = await requireTenant();
  const filters = PaymentFilters.parse(await searchParams);
  const onPending = filters.tab === 'pending';
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
  const kept = { tab: onPending ? null : filters.tab, q: filters.q, size: filters.size === 25 ? null : filters.size };
  const labels = { pending: t('payments.pending_collections'), recent: t('dashboard.recent_payments') };
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  return (
    <ClientMessages namespaces={['payments', 'success']}>
      <PageHeader
        title={t('nav.payment_collection')}
        detail={t('payments.pending_sum', { count: pending.total, sum: formatMoney(pending.sumCents, 'USD', locale) })}
      />
      <form action="/payments" className="mb-3 flex flex-wrap gap-2">
        <input
          type="search"
          name="q"
          defaultValue={filters.q}
          aria-label={t('payments.search')}
          placeholder={t('payments.search')}
          className="control min-w-0 flex-1 basis-52 sm:max-w-96"
        />
        {!onPending && <input type="hidden" name="tab" value={filters.tab} />}
        <button type="submit" className={buttonClass('secondary')}>
          {t('action.search')}
        </button>
      </form>
      <StatusTabs
        label={t('nav.payments')}
        tabs={PAYMENT_TABS.map((tab) => ({
          key: tab,
          label: labels[tab],
          href: listHref('/payments', kept, { tab: tab === 'pending' ? null : tab }),
          current: tab === filters.tab,
          ...(tab === 'pending' && { count: pending.total }),
        }))}
      />
      {recent ? (
        <RecentPayments rows={recent.rows} {...clock} />
      ) : (
        <PendingCollections
          rows={pending.rows}
          {...clock}
          htgRate={ctx.tenant.htgRate}
          mayCollect={can(ctx.role, 'payments.collect')}
          searched={filters.q !== ''}
        />
      )}
      <Pagination
        previous={page.previousCursor && listHref('/payments', kept, { cursor: page.previousCursor })}
        next={page.nextCursor && listHref('/payments', kept, { cursor: page.nextCursor })}
      />
    </ClientMessages>
  );
}
