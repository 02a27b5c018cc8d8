import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/dates';
import type { ReportInput } from '@/lib/reports/input';
import { previewReport } from '@/lib/reports/preview-report';
import type { TenantContext } from '@/lib/server/context';
import { heavyQuery } from '@/lib/server/heavy-query';
import { PreviewChart } from './preview-chart';
import { PreviewRow } from './preview-row';

/** What the report would hold: rows and sums of each type, and charts over its period. */
export async function Preview({ ctx, input }: { ctx: TenantContext; input: ReportInput }) {
  const { types, charts } = await heavyQuery(ctx, 'reports.view', (q) => previewReport(q, input));
  const t = await getTranslations();
  const locale = await getLocale();
  if (types.every(({ count }) => count === 0)) return <EmptyState title={t('errors.no_data_period')} />;
  const day = (value: string) => formatDate(value, locale, ctx.tenant.timeZone);
  const period = t('reports.period_of', { from: day(input.from), until: day(input.until) });
  return (
    <div className="grid gap-4">
      <Card title={t('reports.summary')} action={<span className="text-muted">{period}</span>} flush>
        <table className="w-full">
          <caption className="sr-only">{t('reports.summary')}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-medium">
                {t('reports.data_types')}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                {t('reports.rows')}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                {t('reports.amounts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {types.map((one) => (
              <PreviewRow key={one.type} previewed={one} />
            ))}
          </tbody>
        </table>
      </Card>
      {charts.map((chart) => (
        <PreviewChart key={chart.type} chart={chart} />
      ))}
    </div>
  );
}
