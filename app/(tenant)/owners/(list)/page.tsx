import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatDateTime } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import { OwnerFilters } from '@/lib/owners/input';
import { countOwners, type ListedOwner, listOwners } from '@/lib/owners/list-owners';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('owners'))('list_title') };
}

export default async function OwnersPage({ searchParams }: PageProps<'/owners'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'owners.view');
  const current = await searchParams;
  const filters = OwnerFilters.parse(current);
  const print = current.print === '1';
  const { page, count } = await query(ctx, 'owners.view', async (q) => {
    const [page, count] = await Promise.all([
      listOwners(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters),
      countOwners(q, filters),
    ]);
    return { page, count };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const add = (
    <LinkButton href="/owners/new" variant="primary" icon={<Icon name="plus" />}>
      {t('owners.add')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedOwner>
      path="/owners"
      title={t('owners.list_title')}
      current={current}
      detail={t('owners.count', { count })}
      actions={add}
      search={{ text: filters.q, placeholder: t('owners.search') }}
      columns={[
        { key: 'name', header: t('common.name'), cell: (row) => row.name, card: 'title' },
        {
          key: 'phone',
          header: t('owners.phone'),
          cell: (row) => formatPhone(row.phone),
          figures: true,
          card: 'start',
        },
        {
          key: 'vehicles',
          header: t('owners.vehicles'),
          cell: (row) => row.vehicles,
          numeric: true,
          card: 'fact',
          labelled: true,
          quiet: true,
        },
        {
          key: 'owed',
          header: t('owners.owed'),
          cell: (row) => formatMoney(row.balanceCents, 'USD', locale),
          numeric: true,
          card: 'state',
        },
      ]}
      page={page}
      href={({ id }) => `/owners/${id}`}
      empty={{ text: t('owners.empty'), action: add, noneMatch: t('owners.none_match'), untouched: !filters.q }}
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, ctx.tenant.timeZone) } : 'offered'}
    />
  );
}
