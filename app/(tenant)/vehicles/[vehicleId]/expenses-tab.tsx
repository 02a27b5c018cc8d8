import { getTranslations } from 'next-intl/server';
import { expenseColumns } from '@/components/expenses/expense-columns';
import { PageLinks } from '@/components/lists/page-links';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses, sumExpenses } from '@/lib/expenses/list-expenses';
import { formatMoney } from '@/lib/money';
import { query } from '@/lib/server/query';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

/** What was spent for the vehicle, with its sum. */
export async function ExpensesTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const filters = { ...ExpenseFilters.parse({ vehicle: vehicle.id }), cursor, size: HISTORY_SIZE };
  const { page, sum } = await query(ctx, 'expenses.view', async (q) => {
    const [page, sum] = await Promise.all([listExpenses(q, filters), sumExpenses(q, filters)]);
    return { page, sum };
  });
  const accidents = <LinkButton href={`/accidents?vehicle=${vehicle.id}`}>{t('accidents.list_title')}</LinkButton>;
  const add = can(ctx.role, 'expenses.edit') && (
    <LinkButton href={`/expenses/new?vehicle=${vehicle.id}`}>{t('expenses.add')}</LinkButton>
  );
  const address = (to: string | null) => to && tabHref(vehicle.id, 'expenses', to);
  if (page.rows.length === 0)
    return (
      <>
        <div className="mb-4 flex">{accidents}</div>
        <EmptyState title={t('expenses.none_of_vehicle')} action={add} />
      </>
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {t('expenses.vehicle_sum', { count: sum.count, sum: formatMoney(sum.sumCents, 'USD', locale) })}
        </p>
        <div className="flex flex-wrap gap-2">
          {accidents}
          {add}
        </div>
      </div>
      <DataTable
        caption={t('expenses.list_title')}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={(row) => `/expenses/${row.id}`}
        columns={expenseColumns(t, { locale, now: ctx.now, timeZone: ctx.tenant.timeZone, withVehicle: false })}
      />
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
