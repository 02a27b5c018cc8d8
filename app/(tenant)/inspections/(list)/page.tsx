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
import { matchesService } from '@/lib/maintenance/matches-service';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { SERVICE_TYPES, TICKET_VIEWS } from '@/lib/maintenance/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
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
  const { tickets, states, due, costs, covers } = await query(ctx, 'maintenance.view', async (q) => {
    const [page, counted, services, summary] = await Promise.all([
      view ? null : listTickets(q, filters),
      countTickets(q, filters),
      listServices({ ...q, timeZone }),
      view === 'costs' ? summarizeCosts(q, { days }) : null,
    ]);
    const asked = services.filter((service) => service.state !== 'later' && matchesService(service, filters));
    const photos = await coverPhotos(q, vehiclesOf(page ?? { rows: view === 'due' ? asked : [] }));
    return { tickets: page, states: counted, due: asked, costs: summary, covers: photos };
  });
  const t = await getTranslations();
  const mayOpen = can(ctx.role, 'maintenance.create');
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
  if (costs)
    return (
      <div className="list-screen">
        {/* On a phone the sentence is as high as the search of the other tabs. */}
        <ListHeader
          title={title}
          detail={<span className="sm:hidden">{t('maintenance.costs_intro')}</span>}
          counted={false}
          actions={create}
          links={links}
        />
        <StatusTabs
          label={t('common.status')}
          tabs={tabs.map(({ name, value, count, ...tab }) => ({
            ...tab,
            count: typeof count === 'number' ? count : undefined,
            href: listAddress('/inspections', {}, { [name]: value }),
          }))}
        />
        <CostsView summary={costs} days={days} />
      </div>
    );
  const screen = {
    path: '/inspections',
    title,
    current,
    actions: create,
    links,
    tabs: { label: t('common.status'), values: tabs },
    search: { text: filters.q, placeholder: t('maintenance.search_placeholder') },
    filters: [
      {
        name: 'type',
        label: t('maintenance.service_type'),
        value: filters.type ?? '',
        options: [
          { value: '', label: t('maintenance.any_service') },
          ...SERVICE_TYPES.map((type) => ({ value: type, label: t(`maintenance.${type}`) })),
        ],
      },
    ],
  };
  const untouched = filters.q === '' && !filters.type && !filters.cursor;
  if (!tickets)
    return (
      <ListScreen
        {...screen}
        page={{ rows: due.map(({ planId, vehicleId }) => ({ id: `${planId}-${vehicleId}` })) }}
        body={<DueServices services={due} covers={covers} timeZone={timeZone} mayOpen={mayOpen} />}
        empty={{
          untouched,
          text: t('maintenance.none_due'),
          action: <LinkButton href="/inspections/plans">{t('maintenance.plans')}</LinkButton>,
          noneMatch: t('maintenance.none_due_found'),
          all: '/inspections?tab=due',
        }}
      />
    );
  return (
    <ListScreen<ListedTicket>
      {...screen}
      columns={ticketListColumns(t, await getLocale(), {
        ...{ now: ctx.now, timeZone, covers },
        closed: filters.tab === 'completed' || filters.tab === 'cancelled',
      })}
      page={tickets}
      href={({ id }) => `/inspections/tickets/${id}`}
      empty={{
        untouched,
        text: t(`maintenance.none_${filters.tab}`),
        action: create,
        noneMatch: t('maintenance.none_found'),
        all: listAddress('/inspections', {}, { tab: filters.tab === 'open' ? null : filters.tab }),
      }}
    />
  );
}
