import { AppError } from '../errors';
import { MOST_PDF_ROWS, type ReportFormat } from './values';

/** Throws `no_data_period` if a report has no row, and `report_too_long_for_pdf`. */
export function checkLength(rows: number, format: ReportFormat): void {
  if (rows === 0) throw new AppError('no_data_period');
  if (format === 'pdf' && rows > MOST_PDF_ROWS)
    throw new AppError('report_too_long_for_pdf', { params: { count: rows, most: MOST_PDF_ROWS } });
}
