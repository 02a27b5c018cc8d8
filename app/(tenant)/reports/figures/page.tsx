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
import { FIGURE_TABS, FiguresAddress } from '@/lib/figures/input';
import { readFigures } from '@/lib/figures/read-figures';
import { PeriodInput } from '@/lib/reports/period-input';
import { ReportFilters } from '@/lib/reports/report-filters';
import { shownPeriod } from '@/lib/reports/shown-period';
import { requireTenant } from '@/lib/server/context';
import { heavyQuery } from '@/lib/server/heavy-query';
import { requireRight } from '@/lib/server/require-right';
import { ChoiceLinks } from './choice-links';
import { DownloadLinks } from './download-links';
import { FiguresOverview } from './figures-overview';
import { PeriodForm } from './period-form';
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
  const periodForm = (className?: string) => (
    <PeriodForm
      period={shown}
      current={range}
      href={(name) => address({ range: name, from: null, until: null })}
      kept={{ ...(tab === 'vehicles' && { tab }), by }}
      className={className}
    />
  );
  const date = (day: string) => formatDate(day, locale, ctx.tenant.timeZone);
  const head = (
    <>
      <ListHeader title={t('nav.reports')} counted={false} actions={period && <DownloadLinks period={period} />} />
      <ReportTabs current="figures" />
      {periodForm('mb-4 max-sm:hidden')}
      <div className="mb-3 flex items-center justify-between gap-2">
        <ChoiceLinks
          className="shrink-0"
          label={t('figures.sections')}
          choices={FIGURE_TABS.map((name) => ({
            key: name,
            label: t(`figures.tab_${name}`),
            href: address({ tab: name === 'overview' ? null : name }),
            current: name === tab,
          }))}
        />
        <SheetButton
          title={t('figures.ranges')}
          className="min-w-0 gap-1.5! px-2! text-sm sm:hidden"
          face={
            <>
              <span className="sr-only">{t('figures.ranges')}</span>
              <span className="min-w-0 truncate">
                {range
                  ? t(`reports.${range}`)
                  : t('availability.range', { from: date(shown.from), until: date(shown.until) })}
              </span>
            </>
          }
        >
          {periodForm()}
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
