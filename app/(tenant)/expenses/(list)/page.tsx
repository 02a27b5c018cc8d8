import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { expenseColumns } from '@/components/expenses/expense-columns';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { EXPENSE_TABS, ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses, sumExpenses } from '@/lib/expenses/list-expenses';
import { formatMoney } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { expenseFilters } from './expense-filters';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('expenses'))('list_title') };
}

export default async function ExpensesPage({ searchParams }: PageProps<'/expenses'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = ExpenseFilters.parse(current);
  const print = current.print === '1';
  const { page, sum } = await query(ctx, 'expenses.view', async (q) => {
    const [page, sum] = await Promise.all([
      listExpenses(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters),
      sumExpenses(q, filters),
    ]);
    return { page, sum };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const add = can(ctx.role, 'expenses.edit') && (
    <LinkButton href="/expenses/new" variant="primary" icon={<Icon name="plus" />}>
      {t('expenses.add')}
    </LinkButton>
  );
  const labels = { all: t('expenses.all'), passed_on: t('expenses.passed_on'), voided: t('expenses.voided_tab') };
  const untouched = !filters.q && !filters.kind && !filters.of && !filters.period && !filters.vehicle;
  const none = { all: t('expenses.empty'), passed_on: t('expenses.none_passed_on'), voided: t('expenses.none_voided') };
  return (
    <ListScreen
      path="/expenses"
      title={t('expenses.list_title')}
      current={current}
      detail={
        sum.count === 0
          ? t('expenses.none')
          : t('expenses.detail', { count: sum.count, sum: formatMoney(sum.sumCents, 'USD', locale) })
      }
      actions={add}
      links={[{ href: '/accidents', label: t('accidents.list_title') }]}
      tabs={{
        label: t('expenses.list_title'),
        values: EXPENSE_TABS.map((tab) => ({
          label: labels[tab],
          name: 'tab',
          value: tab === 'all' ? null : tab,
          current: filters.tab === tab,
        })),
      }}
      search={{ text: filters.q, placeholder: t('expenses.search') }}
      filters={expenseFilters(t, filters)}
      columns={expenseColumns(t, { locale, now: ctx.now, timeZone, withVehicle: true })}
      page={page}
      href={({ id }) => `/expenses/${id}`}
      empty={{
        text: none[filters.tab],
        action: filters.tab !== 'voided' && add,
        noneMatch: t('expenses.none_match'),
        untouched,
      }}
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, timeZone) } : 'offered'}
    />
  );
}
