import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { ListHeader } from '@/components/lists/list-header';
import { ListScreen } from '@/components/lists/list-screen';
import { StatusTabs } from '@/components/lists/status-tabs';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { coverPhotos } from '@/lib/files/cover-photos';
import { CostPeriodInput, TicketFilters } from '@/lib/maintenance/input';
import { listServices } from '@/lib/maintenance/list-services';
import { countTickets, type ListedTicket, listTickets } from '@/lib/maintenance/list-tickets';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { SERVICE_TYPES, TICKET_VIEWS } from '@/lib/maintenance/values';
import { requireTenant } from '@/lib/server/context';
import { query, type ReadContext } from '@/lib/server/query';
import { vehiclesOf } from '../vehicles-of';
import { CostsView } from './costs-view';
import { DueServices } from './due-services';
import { ticketListColumns } from './ticket-list-columns';
import { ticketTabs } from './ticket-tabs';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('maintenance_inspections') };
}

export default async function InspectionsPage({ searchParams }: PageProps<'/inspections'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = TicketFilters.parse(current);
  const days = CostPeriodInput.parse(current.days);
  const view = TICKET_VIEWS.find((name) => name === current.tab) ?? null;
  const { timeZone } = ctx.tenant;
  const [tickets, states, services, costs] = await query(ctx, 'maintenance.view', (q) =>
    Promise.all([
      view ? null : listWithCovers(q, filters),
      countTickets(q, filters),
      listServices({ ...q, timeZone }),
      view === 'costs' ? summarizeCosts(q, { days }) : null,
    ]),
  );
  const t = await getTranslations();
  const mayOpen = can(ctx.role, 'maintenance.create');
  const due = services.filter(({ state }) => state !== 'later');
  const tabs = ticketTabs(t, view ?? filters.tab, { ...states, due: due.filter(({ ticket }) => !ticket).length });
  const title = t('nav.maintenance_inspections');
  const create = mayOpen && (
    <LinkButton href="/inspections/tickets/new" variant="primary" icon={<Icon name="plus" />}>
      {t('maintenance.create_ticket')}
    </LinkButton>
  );
  const links = [
    { href: '/inspections/checks', label: t('inspections.checks_title') },
    { href: '/inspections/plans', label: t('maintenance.plans') },
    { href: '/inspections/vendors', label: t('maintenance.vendors') },
  ];
  if (!tickets)
    return (
      <div className="list-screen">
        <ListHeader title={title} counted={false} actions={create} links={links} />
        <StatusTabs
          label={t('common.status')}
          tabs={tabs.map(({ name, value, count, ...tab }) => ({
            ...tab,
            count: typeof count === 'number' ? count : undefined,
            href: listAddress('/inspections', {}, { [name]: value }),
          }))}
        />
        {costs ? (
          <CostsView summary={costs} days={days} />
        ) : (
          <DueServices services={due} timeZone={timeZone} mayOpen={mayOpen} />
        )}
      </div>
    );
  return (
    <ListScreen<ListedTicket>
      path="/inspections"
      title={title}
      current={current}
      total={{ count: states[filters.tab], more: false }}
      actions={create}
      links={links}
      tabs={{ label: t('common.status'), values: tabs }}
      search={{ text: filters.q, placeholder: t('maintenance.search_placeholder') }}
      filters={[
        {
          name: 'type',
          label: t('maintenance.service_type'),
          value: filters.type ?? '',
          options: [
            { value: '', label: t('maintenance.any_service') },
            ...SERVICE_TYPES.map((type) => ({ value: type, label: t(`maintenance.${type}`) })),
          ],
        },
      ]}
      columns={ticketListColumns(t, await getLocale(), {
        ...{ now: ctx.now, timeZone, covers: tickets.covers },
        closed: filters.tab === 'completed' || filters.tab === 'cancelled',
      })}
      page={tickets.page}
      href={({ id }) => `/inspections/tickets/${id}`}
      empty={{
        untouched: filters.q === '' && !filters.type && !filters.cursor,
        text: t(`maintenance.none_${filters.tab}`),
        action: create,
        noneMatch: t('maintenance.none_found'),
        all: listAddress('/inspections', {}, { tab: filters.tab === 'open' ? null : filters.tab }),
      }}
    />
  );
}

async function listWithCovers(q: ReadContext, filters: TicketFilters) {
  const page = await listTickets(q, filters);
  return { page, covers: await coverPhotos(q, vehiclesOf(page)) };
}
