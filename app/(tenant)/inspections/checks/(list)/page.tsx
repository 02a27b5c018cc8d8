import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { coverPhotos } from '@/lib/files/cover-photos';
import { InspectionFilters } from '@/lib/inspections/input';
import { INSPECTION_MENTIONS } from '@/lib/inspections/inspection-mentions';
import { listInspections, tallyInspections } from '@/lib/inspections/list-inspections';
import { INSPECTION_KINDS } from '@/lib/inspections/values';
import { formatNumber } from '@/lib/money';
import { prepareMentions } from '@/lib/search/mentions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { rowPicture } from '../../row-picture';
import { vehiclesOf } from '../../vehicles-of';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('inspections'))('checks_title') };
}

export default async function ChecksPage({ searchParams }: PageProps<'/inspections/checks'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = InspectionFilters.parse(current);
  const { page, tallies, covers } = await query(ctx, 'inspections.view', async (q) => {
    const search = prepareMentions(q, INSPECTION_MENTIONS, filters.q);
    const [rows, counted] = await Promise.all([
      listInspections(q, filters, search),
      tallyInspections(q, filters, search),
    ]);
    return { page: rows, tallies: counted, covers: await coverPhotos(q, vehiclesOf(rows)) };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const add = (
    <LinkButton href="/inspections/checks/new" variant="primary" icon={<Icon name="plus" />}>
      {t('inspections.check_add')}
    </LinkButton>
  );
  return (
    <ClientMessages namespaces={['lists']}>
      <ListScreen
        path="/inspections/checks"
        title={t('inspections.checks_title')}
        back={{ href: '/inspections', label: t('nav.maintenance_inspections') }}
        current={current}
        total={tallies[filters.kind ?? 'all']}
        actions={add}
        links={
          can(ctx.role, 'inspections.manage')
            ? [{ href: '/inspections/checklist', label: t('inspections.checklist') }]
            : undefined
        }
        tabs={{
          label: t('inspections.kinds'),
          values: [null, ...INSPECTION_KINDS].map((kind) => ({
            label: t(kind ? `vehicles.inspection_${kind}` : 'inspections.checks_all'),
            name: 'kind',
            value: kind,
            count: tallies[kind ?? 'all'],
            current: filters.kind === kind,
          })),
        }}
        search={{ text: filters.q, placeholder: t('inspections.search_placeholder') }}
        columns={[
          {
            key: 'vehicle',
            header: t('inspections.vehicle'),
            cell: (row) => ({ text: `${row.make} ${row.model},`, whole: row.plate, photo: rowPicture(row, covers) }),
            card: 'title',
          },
          {
            key: 'kind',
            header: t('history.kind'),
            cell: (row) => t(`vehicles.inspection_${row.kind}`),
          },
          {
            key: 'at',
            header: t('common.date'),
            cell: (row) => ({
              text: formatDateTime(row.inspectedAt, locale, ctx.tenant.timeZone),
              cardNote: `· ${t(`vehicles.inspection_${row.kind}`)}`,
            }),
            card: 'start',
            quiet: true,
          },
          { key: 'by', header: t('inspections.inspected_by'), cell: (row) => row.inspectedBy ?? '—' },
          { key: 'agreement', header: t('history.agreement'), cell: (row) => row.rentalNumber ?? '—' },
          {
            key: 'found',
            header: t('inspections.new_damage'),
            cell: (row) => (row.found === 0 ? { text: '—', tableOnly: true } : formatNumber(row.found, locale)),
            figures: true,
            card: 'end',
            labelled: true,
          },
        ]}
        page={page}
        href={({ id }) => `/inspections/checks/${id}`}
        empty={{
          text: t(filters.kind ? 'inspections.checks_none_of_kind' : 'inspections.checks_empty'),
          action: add,
          noneMatch: t('inspections.checks_none_match'),
          untouched: filters.q === '' && !filters.vehicleId && !filters.cursor,
          all: listAddress('/inspections/checks', {}, { kind: filters.kind }),
        }}
      />
    </ClientMessages>
  );
}
