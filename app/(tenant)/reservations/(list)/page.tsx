import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { RESERVATION_SORTS, ReservationFilters } from '@/lib/reservations/list-input';
import { type ListedReservation, listReservations, tallyReservations } from '@/lib/reservations/list-reservations';
import { RESERVATION_MENTIONS } from '@/lib/reservations/reservation-mentions';
import { shownReservationSort } from '@/lib/reservations/shown-sort';
import { RESERVATION_TABS } from '@/lib/reservations/values';
import { prepareMentions } from '@/lib/search/mentions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { reservationListColumns } from './reservation-list-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('reservations') };
}

export default async function ReservationsPage({ searchParams }: PageProps<'/reservations'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = ReservationFilters.parse(search);
  const [page, tallies] = await query(ctx, 'reservations.view', (q) => {
    const found = prepareMentions(q, RESERVATION_MENTIONS, filters.q);
    return Promise.all([listReservations(q, filters, found), tallyReservations(q, filters, found)]);
  });
  const t = await getTranslations();
  const create = can(ctx.role, 'reservations.edit') && (
    <LinkButton href="/rentals/reservation" variant="primary" className="lg:hidden" icon={<Icon name="plus" />}>
      {t('nav.new_reservation')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedReservation>
      path="/reservations"
      title={t('nav.reservations')}
      current={search}
      total={tallies[filters.tab]}
      actions={create}
      tabs={{
        label: t('common.status'),
        values: RESERVATION_TABS.map((tab) => ({
          label: t(`reservations.tab_${tab}`),
          name: 'tab',
          value: tab === 'upcoming' ? null : tab,
          count: tallies[tab],
          current: tab === filters.tab,
        })),
      }}
      search={{ text: filters.q, placeholder: t('reservations.search_placeholder') }}
      filters={[
        {
          name: 'sort',
          label: t('common.sort_by'),
          value: shownReservationSort(filters),
          options: RESERVATION_SORTS.map((sort) => ({ value: sort, label: t(`reservations.sort_${sort}`) })),
        },
      ]}
      columns={reservationListColumns(page.rows, t, await getLocale(), { now: ctx.now, timeZone: ctx.tenant.timeZone })}
      page={page}
      href={({ id }) => `/reservations/${id}`}
      empty={{
        untouched: filters.q === '' && !filters.cursor,
        text: t(`reservations.none_${filters.tab}`),
        action: create,
        noneMatch: t('reservations.none_found'),
        all: listAddress('/reservations', {}, { tab: filters.tab === 'upcoming' ? null : filters.tab }),
      }}
    />
  );
}
