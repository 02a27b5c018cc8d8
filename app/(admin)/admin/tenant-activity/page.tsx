import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { auditColumns } from '@/components/audit/audit-columns';
import { DownloadLog } from '@/components/audit/download-log';
import { kindFilter } from '@/components/audit/kind-filter';
import { PeriodFields } from '@/components/audit/period-fields';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { activityTexts } from '@/lib/activity/activity-texts';
import { ActivityFilters, OPERATORS } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { AUTOMATIC } from '@/lib/audit/input';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('tenant_activity') };
}

export default async function ActivityPage({ searchParams }: PageProps<'/admin/tenant-activity'>) {
  const ctx = await requireAdmin('activity.view');
  const current = await searchParams;
  const filters = ActivityFilters.parse(current);
  const { page, names, actors } = await listActivity(ctx, filters);
  const t = await getTranslations();
  const locale = await getLocale();
  const reader = { t, locale, timeZone: PLATFORM_ZONE, names };
  const rows = page.rows.map((entry) => ({ ...entry, ...activityTexts(entry, reader) }));
  const { q, who, kind, from, until, cursor } = filters;
  const [what, ...others] = auditColumns(t, { locale, now: ctx.now, timeZone: PLATFORM_ZONE });
  return (
    <ClientMessages namespaces={['audit']}>
      <ListScreen
        path="/admin/tenant-activity"
        title={t('nav.tenant_activity')}
        current={current}
        actions={<DownloadLog path="/api/admin/activity/export" filters={filters} />}
        search={{ text: q, placeholder: t('audit.search_company') }}
        filters={[
          {
            name: 'who',
            label: t('audit.who'),
            value: who ?? '',
            options: [
              { value: '', label: t('audit.all_people') },
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
              { value: OPERATORS, label: t('audit.operators') },
              { value: AUTOMATIC, label: t('audit.automatic') },
            ],
          },
          kindFilter(t, kind),
        ]}
        extras={<PeriodFields from={from ?? ''} until={until ?? ''} />}
        columns={[
          what,
          {
            key: 'company',
            header: t('admin.tenant'),
            cell: ({ company }) => company,
            name: true,
            card: 'line',
          },
          ...others,
        ]}
        page={{ ...page, rows }}
        empty={{
          text: t('audit.empty'),
          noneMatch: t('audit.none_match'),
          untouched: !q && !who && !kind && !from && !until && !cursor,
        }}
      />
    </ClientMessages>
  );
}
