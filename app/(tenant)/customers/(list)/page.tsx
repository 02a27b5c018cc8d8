import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { importLink } from '@/components/lists/import-link';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomerList } from '@/lib/customers/tally-customers';
import { CUSTOMER_STATUSES } from '@/lib/customers/values';
import { formatDateTime, localDay } from '@/lib/dates';
import { listColumns } from '@/lib/lists/list-columns';
import { prepareSearch } from '@/lib/search/search';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { archiveCustomersAction } from '../actions';
import { customerListColumns, STANDARD_CUSTOMER_COLUMNS } from './customer-list-columns';
import { customerListFilters } from './customer-list-filters';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('list_title') };
}

export default async function CustomersPage({ searchParams }: PageProps<'/customers'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = CustomerFilters.parse(current);
  const print = current.print === '1';
  const { page, counts, total } = await query(ctx, 'customers.view', async (q) => {
    const search = await prepareSearch(q, CUSTOMER_KIND, filters.q);
    const [page, tallies] = await Promise.all([
      listCustomers(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters, Promise.resolve(search)),
      tallyCustomerList(q, filters, search),
    ]);
    return { page, ...tallies };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const add = (
    <LinkButton href="/customers/new" variant="primary" icon={<Icon name="plus" />}>
      {t('customers.add')}
    </LinkButton>
  );
  return (
    <ListScreen
      path="/customers"
      title={t('customers.list_title')}
      current={current}
      total={total}
      actions={add}
      links={[
        ...(can(ctx.role, 'customers.merge')
          ? [{ href: '/customers/duplicates', label: t('customers.duplicates_title') }]
          : []),
        ...importLink(t, 'customers', ctx.role),
      ]}
      tabs={{
        label: t('common.status'),
        values: [
          { label: t('common.all'), name: 'status', value: null, count: counts.all, current: !filters.status },
          ...CUSTOMER_STATUSES.map((status) => ({
            label: t(`status.${status}`),
            name: 'status',
            value: status,
            count: counts[status],
            current: filters.status === status,
          })),
        ],
      }}
      search={{ text: filters.q, placeholder: t('customers.search') }}
      filters={customerListFilters(t, filters)}
      columns={customerListColumns(t, { locale, timeZone, today: localDay(ctx.now, timeZone) })}
      chosen={await listColumns(ctx, 'customers', STANDARD_CUSTOMER_COLUMNS)}
      page={page}
      href={({ id }) => `/customers/${id}`}
      empty={{
        text: t('customers.empty'),
        action: add,
        untouched: counts.all.count === 0 && !filters.q,
        noneMatch: t('customers.none_match'),
      }}
      bulk={
        can(ctx.role, 'customers.archive')
          ? { records: 'customers', remove: archiveCustomersAction, nameOf: (row) => row.fullName }
          : undefined
      }
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, timeZone) } : 'offered'}
    />
  );
}
