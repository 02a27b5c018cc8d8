import { AppError } from '../errors';
import type { ReportSummary } from './summarize-report';
import { MOST_PDF_ROWS, type ReportFormat } from './values';

/** How many rows a report has in all. Throws `no_data_period` if none, and `report_too_long_for_pdf`. */
export function checkLength(summary: ReportSummary, format: ReportFormat): number {
  const all = Object.values(summary).reduce((sum, { count }) => sum + count, 0);
  if (all === 0) throw new AppError('no_data_period');
  if (format === 'pdf' && all > MOST_PDF_ROWS)
    throw new AppError('report_too_long_for_pdf', { params: { count: all, most: MOST_PDF_ROWS } });
  return all;
}
