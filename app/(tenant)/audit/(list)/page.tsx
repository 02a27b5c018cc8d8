import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { auditColumns } from '@/components/audit/audit-columns';
import { DownloadLog } from '@/components/audit/download-log';
import { kindFilter } from '@/components/audit/kind-filter';
import { FailedChecks, NightlyChecks } from '@/components/audit/nightly-checks';
import { PeriodFields } from '@/components/audit/period-fields';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { entryTexts } from '@/lib/audit/entry-texts';
import { AUTOMATIC, AuditFilters } from '@/lib/audit/input';
import { listActors } from '@/lib/audit/list-actors';
import { listAuditEntries } from '@/lib/audit/list-audit-entries';
import { listChecks } from '@/lib/nightly-checks/list-checks';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('audit_logs') };
}

export default async function AuditPage({ searchParams }: PageProps<'/audit'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'audit.view');
  const current = await searchParams;
  const filters = AuditFilters.parse(current);
  const [{ page, names }, actors, checks] = await query(ctx, 'audit.view', (q) =>
    Promise.all([listAuditEntries(q, filters), listActors(q), listChecks(q)]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const rows = page.rows.map((entry) => ({
    id: entry.id,
    at: entry.at,
    ...entryTexts(entry, { t, locale, timeZone, names }),
  }));
  const { q, who, kind, record, from, until, cursor } = filters;
  return (
    <ClientMessages namespaces={['audit']}>
      <FailedChecks checks={checks} />
      <ListScreen
        path="/audit"
        title={t('nav.audit_logs')}
        detail={record ? t('audit.of_record') : undefined}
        current={current}
        actions={<DownloadLog path="/api/audit/export" filters={filters} />}
        search={{ text: q, placeholder: t('audit.search') }}
        filters={[
          {
            name: 'who',
            label: t('audit.who'),
            value: who ?? '',
            options: [
              { value: '', label: t('audit.all_people') },
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
              { value: AUTOMATIC, label: t('audit.automatic') },
            ],
          },
          kindFilter(t, kind),
        ]}
        extras={<PeriodFields from={from ?? ''} until={until ?? ''} />}
        columns={auditColumns(t, { locale, now: ctx.now, timeZone })}
        href={({ id }) => `/audit/${id}`}
        page={{ ...page, rows }}
        below={<NightlyChecks checks={checks} timeZone={timeZone} now={ctx.now} />}
        empty={{
          text: t('audit.empty'),
          noneMatch: t('audit.none_match'),
          untouched: !q && !who && !kind && !record && !from && !until && !cursor,
        }}
      />
    </ClientMessages>
  );
}
