import { ReportInput } from '@/lib/reports/input';
import { summarizeReport } from '@/lib/reports/summarize-report';
import { routeQuery } from '@/lib/server/route-query';

/** What a report would hold: `?from=2026-11-01&until=2026-11-30&types=rentals&types=payments`. */
export const GET = routeQuery('reports.view', ReportInput, (ctx, { asked }) => summarizeReport(ctx, asked), {
  heavy: true,
});
