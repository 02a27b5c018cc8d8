import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { entryTexts } from '@/lib/audit/entry-texts';
import { getAuditEntry } from '@/lib/audit/get-audit-entry';
import { formatDateTime } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('audit_logs') };
}

export default async function AuditEntryPage({ params }: PageProps<'/audit/[entryId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'audit.view');
  const { entryId } = await params;
  const { entry, names } = await orNotFound(query(ctx, 'audit.view', (q) => getAuditEntry(q, entryId)));
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const { who, act, kind, record, path, changes } = entryTexts(entry, { t, locale, timeZone, names });
  const named = record || kind;
  return (
    <>
      <PageHeader
        back={{ href: '/audit', label: t('nav.audit_logs') }}
        title={act}
        detail={`${kind} · ${formatDateTime(entry.at, locale, timeZone, 'long')}`}
        action={
          entry.entityId && <LinkButton href={`/audit?record=${entry.entityId}`}>{t('audit.whole_history')}</LinkButton>
        }
      />
      <div className="grid max-w-4xl gap-4">
        <Card>
          <DescriptionList
            facts={[
              { label: t('audit.who'), value: who },
              {
                label: t('audit.record'),
                value: path ? (
                  <Link href={path} className="text-accent underline underline-offset-2 hover:no-underline">
                    {named}
                  </Link>
                ) : (
                  named
                ),
              },
              { label: t('audit.from_address'), value: entry.address },
            ]}
          />
        </Card>
        {changes.length === 0 ? (
          <EmptyState title={t('audit.no_values')} />
        ) : (
          <DataTable
            caption={t('audit.changes')}
            columns={[
              { key: 'field', header: t('audit.field'), cell: (row) => row.label, card: 'title' },
              {
                key: 'before',
                header: t('audit.before'),
                cell: (row) => row.before || '—',
                name: true,
                card: 'fact',
                labelled: true,
              },
              {
                key: 'after',
                header: t('audit.after'),
                cell: (row) => row.after || '—',
                name: true,
                card: 'fact',
                labelled: true,
              },
            ]}
            rows={changes.map((change, index) => ({ ...change, key: String(index) }))}
            rowKey={(row) => row.key}
          />
        )}
      </div>
    </>
  );
}
