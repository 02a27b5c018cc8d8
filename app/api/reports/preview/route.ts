import { ReportInput } from '@/lib/reports/input';
import { previewReport } from '@/lib/reports/preview-report';
import { routeQuery } from '@/lib/server/route-query';

/** Rows and sums of each type of a report, and its charts over time: `?from=2026-11-01&until=2026-11-30&types=rentals`. */
export const GET = routeQuery('reports.view', ReportInput, (ctx, { asked }) => previewReport(ctx, asked), {
  heavy: true,
});
