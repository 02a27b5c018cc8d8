import 'server-only';
import type { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { CopyWay } from '@/db/copy-from-tenant';
import type { Locale } from '../i18n/locales';
import { printLogo } from '../papers/print-logo';
import type { TenantContext } from '../server/context';
import { reportCover } from './formats/report-cover';
import type { ReportFile, ReportPart, ReportSums } from './formats/report-file';
import { writeCsvReport } from './formats/write-csv-report';
import { writeJsonReport } from './formats/write-json-report';
import { writePdfReport } from './formats/write-pdf-report';
import { writeXlsxReport } from './formats/write-xlsx-report';
import type { ExportInput } from './input';
import type { BusinessHeader } from './report-header';
import { reportQuery } from './report-query';
import { reportScope } from './report-scope';
import { SOURCES } from './sources';
import type { ReportSummary } from './summarize-report';
import { type ReportType, TYPE_NAMES } from './values';

/** Begins a query and returns its rows as bytes. */
export type CopyRows = (query: SQL, way: CopyWay) => Promise<Readable>;

/** Whose language a file is in. */
export interface ReportReader {
  locale: Locale;
  /** The text of a message key. */
  text: (key: string, params?: Record<string, string | number>) => string;
}

/** A report as a file that goes from the database to its reader: what is not sent yet is not read yet. */
export function openReport(
  ctx: Pick<TenantContext, 'tenantId' | 'tenant' | 'now'>,
  { format, ...input }: ExportInput,
  given: ReportReader & { summary: () => Promise<ReportSummary>; header: BusinessHeader; copy: CopyRows },
): ReportFile {
  const { text, header, copy, locale } = given;
  const { timeZone, name } = ctx.tenant;
  const scope = reportScope(ctx, input);
  // A csv has no sums, so it does not wait for any.
  const summary = format === 'csv' ? Promise.resolve<ReportSummary>({}) : quiet(given.summary());
  const parts = input.types.map((type): ReportPart & { type: ReportType; sums: Promise<ReportSums> } => {
    const source = SOURCES[type](scope);
    const query = reportQuery(source, format, { text, timeZone });
    const names = Object.keys(source.columns);
    const headings = Object.values(source.columns).map(({ heading }) => text(heading));
    return {
      type,
      name: text(TYPE_NAMES[type]),
      headings,
      types: Object.values(source.columns).map((column) => column.type),
      sums: quiet(
        summary.then((all) =>
          Object.entries(all[type]?.sums ?? {}).map(([sum, cents]) => {
            const place = names.indexOf(sum);
            return { heading: headings[place] ?? '', place, cents };
          }),
        ),
      ),
      rows: () => copy(query, format === 'csv' ? 'csv' : 'lines'),
    };
  });
  if (format === 'csv') return writeCsvReport(parts);
  const period = { from: input.from, until: input.until };
  if (format === 'json') {
    const { logoId: _logo, ...said } = header;
    const meta = { company: name, header: said, ...period, timeZone, madeAt: ctx.now.toISOString() };
    return writeJsonReport(parts, { meta, summary });
  }
  const cover = quiet(
    Promise.all([summary, ...parts.map(({ sums }) => sums)]).then(([all, ...sums]) => {
      const told = parts.map(({ name, type }, place) => ({ name, type, sums: sums[place] ?? [] }));
      return reportCover(told, { header, summary: all, period, now: ctx.now, timeZone, locale, text });
    }),
  );
  const { paperSize, logoId } = header;
  const logo = async () => (logoId === null ? null : printLogo(ctx.tenantId, logoId));
  if (format === 'pdf') return writePdfReport(parts, { cover, locale, text, paperSize, logo });
  return writeXlsxReport(parts, { cover, summaryName: text('reports.summary'), totalName: text('papers.total') });
}

/** Whoever awaits it hears of its failure. Where nobody does, because the reader has gone, it is no error of the process. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
