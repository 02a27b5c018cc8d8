import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { canOperate } from '@/lib/auth/operator-permissions';
import { INVOICE_STATES, PlatformInvoiceFilters } from '@/lib/billing/input';
import { listPlatformInvoices } from '@/lib/billing/list-platform-invoices';
import { localDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { billingColumns } from './billing-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('billing') };
}

export default async function BillingPage({ searchParams }: PageProps<'/admin/billing'>) {
  const ctx = await requireAdmin('billing.manage');
  const search = await searchParams;
  const filters = PlatformInvoiceFilters.parse(search);
  const { sums, ...page } = await listPlatformInvoices(ctx, filters);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const all = INVOICE_STATES.reduce((total, state) => total + sums[state].count, 0);
  return (
    <ClientMessages namespaces={['billing']}>
      <ListScreen
        path="/admin/billing"
        title={t('nav.billing')}
        current={search}
        links={
          canOperate(ctx.operator.role, 'plans.manage')
            ? [{ href: '/admin/billing/plans', label: t('plans.title') }]
            : []
        }
        detail={t('billing.owed', { amount: formatMoney(sums.open.cents + sums.overdue.cents, 'USD', locale) })}
        tabs={{
          label: t('common.status'),
          values: [
            { label: t('billing.all_invoices'), name: 'state', value: null, count: all, current: !filters.state },
            ...INVOICE_STATES.map((state) => ({
              label: t(`invoices.tab_${state}`),
              name: 'state',
              value: state,
              count: sums[state].count,
              current: state === filters.state,
            })),
          ],
        }}
        search={{ text: filters.q, placeholder: t('billing.search') }}
        columns={billingColumns(t, page.rows, { locale, today: localDay(ctx.now, PLATFORM_ZONE) })}
        page={page}
        empty={{ untouched: all === 0 && !filters.q, text: t('billing.none'), noneMatch: t('billing.none_match') }}
      />
    </ClientMessages>
  );
}
