import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListHeader } from '@/components/lists/list-header';
import { ReportTabs } from '@/components/reports/report-tabs';
import { Alert } from '@/components/ui/alert';
import { SkeletonRows } from '@/components/ui/skeleton';
import { localDay } from '@/lib/dates';
import { ReportInput } from '@/lib/reports/input';
import { reportAddress } from '@/lib/reports/report-address';
import { ReportFilters } from '@/lib/reports/report-filters';
import { shownPeriod } from '@/lib/reports/shown-period';
import { REPORT_TYPES } from '@/lib/reports/values';
import { requireTenant } from '@/lib/server/context';
import { requireRight } from '@/lib/server/require-right';
import { ExportPanel } from './export-panel';
import { HeaderCard } from './header-card';
import { LoadFailed } from './load-failed';
import { PresetsCard } from './presets-card';
import { Preview } from './preview';
import { ReportForm } from './report-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('reports') };
}

export default async function ReportsPage({ searchParams }: PageProps<'/reports'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'reports.view');
  const filters = ReportFilters.parse(await searchParams);
  const { range, ...period } = shownPeriod(filters, localDay(ctx.now, ctx.tenant.timeZone));
  const asked = { ...period, types: filters.types ?? [...REPORT_TYPES] };
  const { data: input, error } = ReportInput.safeParse(asked);
  const t = await getTranslations();
  const address = reportAddress(asked);
  return (
    <ClientMessages namespaces={['reports']}>
      <div className="list-screen">
        {/* Where the figures have them, so that neither moves between the tabs. */}
        <ListHeader title={t('nav.reports')} counted={false} />
        <ReportTabs current="reports" />
        {/* On a phone the preview stands below what it is of, and what it is for. */}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-4">
            <ReportForm range={range} {...asked} />
            {input && <ExportPanel address={address} />}
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {input ? (
              <LoadFailed key={address}>
                <Suspense fallback={<SkeletonRows />}>
                  <Preview ctx={ctx} input={input} />
                </Suspense>
              </LoadFailed>
            ) : (
              // Safe because the schema's messages are codes of errors.
              <Alert>{t(`errors.${error?.issues[0]?.message as 'season_backwards'}`)}</Alert>
            )}
          </div>
          <div className="grid min-w-0 gap-4 lg:col-start-1">
            {input && <PresetsCard ctx={ctx} shown={{ range, ...input }} />}
            <HeaderCard ctx={ctx} />
          </div>
        </div>
      </div>
    </ClientMessages>
  );
}
