import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { listAddress } from '@/components/lists/list-address';
import { ListHeader } from '@/components/lists/list-header';
import { ReportTabs } from '@/components/reports/report-tabs';
import { Alert } from '@/components/ui/alert';
import { SheetButton } from '@/components/ui/sheet-button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { formatDate, localDay } from '@/lib/dates';
import { figureScope } from '@/lib/figures/figure-scope';
import { FiguresAddress } from '@/lib/figures/input';
import { readFigures } from '@/lib/figures/read-figures';
import { FIGURE_FORMATS } from '@/lib/figures/values';
import { PeriodInput } from '@/lib/reports/period-input';
import { ReportFilters } from '@/lib/reports/report-filters';
import { shownPeriod } from '@/lib/reports/shown-period';
import { requireTenant } from '@/lib/server/context';
import { heavyQuery } from '@/lib/server/heavy-query';
import { requireRight } from '@/lib/server/require-right';
import { DownloadMenu } from './download-menu';
import { FiguresOverview } from './figures-overview';
import { PeriodForm } from './period-form';
import { RangeLinks } from './range-links';
import { StandingFigures } from './standing-figures';
import { VehiclePart } from './vehicle-part';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('figures'))('title') };
}

export default async function FiguresPage({ searchParams }: PageProps<'/reports/figures'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'reports.view');
  const current = await searchParams;
  const { by, tab } = FiguresAddress.parse(current);
  const { range, ...shown } = shownPeriod(ReportFilters.parse(current), localDay(ctx.now, ctx.tenant.timeZone));
  const { data: period, error } = PeriodInput.safeParse(shown);
  const t = await getTranslations();
  const locale = await getLocale();
  const address = (changes: Record<string, string | null>) => listAddress('/reports/figures', current, changes);
  const date = (day: string) => formatDate(day, locale, ctx.tenant.timeZone);
  const days = t('availability.range', { from: date(shown.from), until: date(shown.until) });
  const ranges = (className?: string) => (
    <RangeLinks
      current={range}
      href={(name) => address({ range: name, from: null, until: null })}
      className={className}
    />
  );
  const head = (
    <>
      <ListHeader
        title={t('nav.reports')}
        counted={false}
        actions={period && <DownloadMenu label={t('figures.download')} files={filesOf(period)} />}
      />
      <ReportTabs current={tab === 'vehicles' ? 'vehicles' : 'figures'} kept={current} />
      <p className="mb-4 hidden font-medium print:block">
        {t(tab === 'vehicles' ? 'figures.tab_vehicles' : 'figures.title')}, {days}
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        {ranges('max-sm:hidden')}
        <SheetButton
          title={t('figures.ranges')}
          className="lg:min-h-8"
          face={
            <>
              <span className="sr-only">{t('figures.ranges')}</span>
              <span className="sm:hidden">{range ? t(`reports.${range}`) : days}</span>
              <span className="max-sm:hidden">{days}</span>
            </>
          }
        >
          {ranges('sm:hidden')}
          <PeriodForm period={shown} kept={{ ...(tab === 'vehicles' && { tab }), by }} />
        </SheetButton>
      </div>
    </>
  );
  if (!period)
    return (
      <div className="list-screen">
        {head}
        {/* Safe because the schema's messages are codes of errors. */}
        <Alert>{t(`errors.${error.issues[0]?.message as 'season_backwards'}`)}</Alert>
      </div>
    );
  const scope = figureScope(ctx, period);
  const overview = tab === 'overview' && (await heavyQuery(ctx, 'reports.view', (q) => readFigures(q, scope, by)));
  return (
    <div className="list-screen">
      {head}
      {overview ? (
        <FiguresOverview
          {...overview}
          by={by}
          period={period}
          href={(way) => address({ by: way })}
          standing={
            <Suspense fallback={<SkeletonRows />}>
              <StandingFigures ctx={ctx} />
            </Suspense>
          }
        />
      ) : (
        // As tall as its placeholder, so that the footer does not move when it arrives.
        <div className="min-h-dvh">
          <Suspense key={`${period.from} ${period.until}`} fallback={<SkeletonRows />}>
            <VehiclePart ctx={ctx} scope={scope} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The figures of a period in each format that they can be kept in. */
function filesOf({ from, until }: { from: string; until: string }) {
  return FIGURE_FORMATS.map((format) => ({
    format,
    href: `/api/reports/figures?from=${from}&until=${until}&format=${format}`,
  }));
}
