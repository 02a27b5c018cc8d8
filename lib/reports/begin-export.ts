import 'server-only';
import { command } from '../server/command';
import { checkLength } from './check-length';
import { BeginExportInput } from './input';
import { joinLine } from './join-line';
import { reportHeader } from './report-header';
import { countReport } from './summarize-report';

/**
 * Puts an export at the end of its company's line, and returns the company's header. Throws `no_data_period`,
 * `report_too_long_for_pdf`, and `too_many_requests` if the company has ten in line.
 */
export const beginExport = command(
  { name: 'reports.export', permission: 'reports.view', input: BeginExportInput },
  async (ctx, { exportId, ...input }) => {
    const [rowsAll, header] = await Promise.all([countReport(ctx, input), reportHeader(ctx)]);
    checkLength(rowsAll, input.format);
    await joinLine({ ...ctx, memberId: ctx.member.id }, exportId, rowsAll);
    ctx.record({ entity: 'report', entityId: exportId, before: null, after: { ...input, rowCount: rowsAll } });
    return { header };
  },
);
