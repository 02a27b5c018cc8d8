import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { momentCell } from '@/components/rentals/rental-cells';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { AccidentFilters } from '@/lib/accidents/input';
import { countAccidents, type ListedAccident, listAccidents } from '@/lib/accidents/list-accidents';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('accidents'))('list_title') };
}

export default async function AccidentsPage({ searchParams }: PageProps<'/accidents'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = AccidentFilters.parse(current);
  const print = current.print === '1';
  const { page, count } = await query(ctx, 'accidents.view', async (q) => {
    const [page, count] = await Promise.all([
      listAccidents(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters),
      countAccidents(q, filters),
    ]);
    return { page, count };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const add = can(ctx.role, 'accidents.edit') && (
    <LinkButton href="/accidents/new" variant="primary" icon={<Icon name="plus" />}>
      {t('accidents.add')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedAccident>
      path="/accidents"
      title={t('accidents.list_title')}
      current={current}
      detail={t('accidents.count', { count })}
      actions={add}
      links={[{ href: '/expenses', label: t('expenses.list_title') }]}
      search={{ text: filters.q, placeholder: t('accidents.search') }}
      columns={[
        {
          key: 'vehicle',
          header: t('vehicles.title'),
          cell: ({ make, model, plate, chargedTo }) => ({
            text: `${make} ${model},`,
            whole: plate,
            badge: chargedTo === null ? null : { tone: 'blue', text: t('expenses.charged_to', { number: chargedTo }) },
          }),
          card: 'title',
        },
        { key: 'place', header: t('accidents.place'), cell: (row) => row.place, name: true, card: 'line' },
        {
          key: 'report',
          header: t('accidents.police_report'),
          cell: (row) => row.policeReport,
          figures: true,
          card: 'start',
          quiet: true,
        },
        {
          key: 'when',
          header: t('common.date'),
          cell: ({ happenedAt }) => momentCell(t, { at: happenedAt, late: false, locale, ...clock }),
          card: 'end',
          quiet: true,
        },
      ]}
      page={page}
      href={({ id }) => `/accidents/${id}`}
      empty={{
        text: t('accidents.empty'),
        action: add,
        noneMatch: t('accidents.none_match'),
        untouched: !filters.q && !filters.vehicle,
      }}
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, clock.timeZone) } : 'offered'}
    />
  );
}
