import { parseInput } from '@/lib/parse-input';
import { ReportInput } from '@/lib/reports/input';
import { summarizeReport } from '@/lib/reports/summarize-report';
import { routeQuery } from '@/lib/server/route';

/** What a report would hold: `?from=2026-11-01&until=2026-11-30&types=rentals&types=payments`. */
export const GET = routeQuery('reports.view', (ctx, { search }) =>
  summarizeReport(ctx, parseInput(ReportInput, { ...Object.fromEntries(search), types: search.getAll('types') })),
);
