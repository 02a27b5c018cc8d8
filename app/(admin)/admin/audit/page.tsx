import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { auditColumns } from '@/components/audit/audit-columns';
import { DownloadLog } from '@/components/audit/download-log';
import { FailedChecks, NightlyChecks } from '@/components/audit/nightly-checks';
import { PeriodFields } from '@/components/audit/period-fields';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { OperatorLogFilters } from '@/lib/activity/input';
import { listOperatorLog } from '@/lib/activity/list-operator-log';
import { operatorLogTexts } from '@/lib/activity/operator-log-texts';
import { listPlatformChecks } from '@/lib/nightly-checks/list-platform-checks';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('audit_logs') };
}

export default async function OperatorLogPage({ searchParams }: PageProps<'/admin/audit'>) {
  const ctx = await requireAdmin('operators.manage');
  const current = await searchParams;
  const filters = OperatorLogFilters.parse(current);
  const [{ page, names, actors }, checks] = await Promise.all([listOperatorLog(ctx, filters), listPlatformChecks(ctx)]);
  const t = await getTranslations();
  const locale = await getLocale();
  const reader = { t, locale, timeZone: PLATFORM_ZONE, names };
  const rows = page.rows.map((entry) => ({ ...entry, ...operatorLogTexts(entry, reader) }));
  const { q, who, from, until, cursor } = filters;
  const [what, ...others] = auditColumns(t, { locale, now: ctx.now, timeZone: PLATFORM_ZONE });
  return (
    <ClientMessages namespaces={['audit']}>
      <FailedChecks checks={checks} />
      <ListScreen
        path="/admin/audit"
        title={t('nav.audit_logs')}
        current={current}
        actions={<DownloadLog path="/api/admin/audit/export" filters={filters} />}
        search={{ text: q, placeholder: t('audit.search_company') }}
        filters={[
          {
            name: 'who',
            label: t('audit.who'),
            value: who ?? '',
            options: [
              { value: '', label: t('audit.all_people') },
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        ]}
        extras={<PeriodFields from={from ?? ''} until={until ?? ''} />}
        columns={[
          what,
          {
            key: 'company',
            header: t('admin.tenant'),
            cell: ({ company }) => company ?? '—',
            name: true,
            card: 'line',
          },
          ...others,
        ]}
        page={{ ...page, rows }}
        below={<NightlyChecks checks={checks} timeZone={PLATFORM_ZONE} now={ctx.now} />}
        empty={{
          text: t('audit.empty'),
          noneMatch: t('audit.none_match'),
          untouched: !q && !who && !from && !until && !cursor,
        }}
      />
    </ClientMessages>
  );
}
