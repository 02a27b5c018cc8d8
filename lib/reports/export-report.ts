import 'server-only';
import { copyFromTenant } from '@/db/copy-from-tenant';
import type { ReadContext } from '../server/query';
import { checkLength } from './check-length';
import type { ReportFile } from './formats/report-file';
import type { ExportInput } from './input';
import { type CopyRows, openReport, type ReportReader } from './open-report';
import { reportHeader } from './report-header';
import { countReport, summarizeReport } from './summarize-report';

/**
 * A report as a file, at once and watched by nobody. Throws `no_data_period` if the period has no row of any type asked
 * for, and `report_too_long_for_pdf`.
 */
export async function exportReport(ctx: ReadContext, input: ExportInput, reader: ReportReader): Promise<ReportFile> {
  const [rows, header] = await Promise.all([countReport(ctx, input), reportHeader(ctx)]);
  checkLength(rows, input.format);
  const found = await summarizeReport(ctx, input);
  const summary = async () => found;
  const copy: CopyRows = (query, way) => copyFromTenant(ctx.tenantId, query, way);
  return openReport(ctx, input, { ...reader, summary, header, copy });
}
