import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { INVOICE_SORTS, InvoiceFilters } from '@/lib/invoices/input';
import { countInvoices, type ListedInvoice, listInvoices } from '@/lib/invoices/list-invoices';
import { formatMoney } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { invoiceListColumns } from './invoice-list-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('invoices') };
}

export default async function InvoicesPage({ searchParams }: PageProps<'/invoices'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = InvoiceFilters.parse(current);
  const print = current.print === '1';
  const [page, counts] = await query(ctx, 'invoices.view', (q) =>
    Promise.all([
      listInvoices(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters),
      countInvoices(q, filters),
    ]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const leftCents = counts.reduce((sum, state) => sum + state.leftCents, 0);
  const create = can(ctx.role, 'invoices.issue') && (
    <LinkButton href="/invoices/new" variant="primary" icon={<Icon name="plus" />}>
      {t('invoices.new')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedInvoice>
      path="/invoices"
      title={t('nav.invoices')}
      current={current}
      detail={t('invoices.left_in_all', { sum: formatMoney(leftCents, 'USD', locale) })}
      actions={create}
      tabs={{
        label: t('common.status'),
        values: counts.map(({ state, total }) => ({
          label: t(`invoices.tab_${state}`),
          name: 'tab',
          value: state === 'open' ? null : state,
          count: total,
          current: state === filters.tab,
        })),
      }}
      search={{ text: filters.q, placeholder: t('invoices.search') }}
      filters={[
        {
          name: 'sort',
          label: t('common.sort_by'),
          value: filters.sort,
          options: INVOICE_SORTS.map((sort) => ({ value: sort, label: t(`invoices.sort_${sort}`) })),
        },
      ]}
      columns={invoiceListColumns(t, locale, { timeZone, state: filters.tab })}
      page={page}
      href={({ id }) => `/invoices/${id}`}
      empty={{
        untouched: filters.q === '' && !filters.cursor,
        text: t(`invoices.none_${filters.tab}`),
        action: create,
        noneMatch: t('invoices.none_match'),
        all: listAddress('/invoices', {}, { tab: filters.tab === 'open' ? null : filters.tab }),
      }}
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, timeZone) } : 'offered'}
    />
  );
}
