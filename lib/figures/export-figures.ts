import 'server-only';
import { sql } from 'drizzle-orm';
import { printLogo } from '../papers/print-logo';
import { PAYMENT_AGES } from '../payments/values';
import { checkLength } from '../reports/check-length';
import { coverHead, type ReportCover } from '../reports/formats/report-cover';
import type { ReportFile, ReportPart } from '../reports/formats/report-file';
import { writeCsvReport } from '../reports/formats/write-csv-report';
import { writeJsonReport } from '../reports/formats/write-json-report';
import { writePdfReport } from '../reports/formats/write-pdf-report';
import { writeXlsxReport } from '../reports/formats/write-xlsx-report';
import type { CopyRows, ReportReader } from '../reports/open-report';
import type { PeriodInput } from '../reports/period-input';
import { type BusinessHeader, reportHeader } from '../reports/report-header';
import { reportQuery } from '../reports/report-query';
import type { ReportSource } from '../reports/report-source';
import { words } from '../reports/words';
import type { ReadContext } from '../server/query';
import { countFigures } from './count-figures';
import { countStanding } from './count-standing';
import { figureScope } from './figure-scope';
import { figuresOf, standingOf } from './figures-of';
import type { ExportFiguresInput } from './input';
import { readPaidFor } from './read-paid-for';
import { revenueSource } from './revenue-source';
import { FIGURE_UNITS, FIGURES, type Figure, REVENUE_BY } from './values';
import { vehicleSource } from './vehicle-source';

/** The messages that name the sheets and files. */
const NAMES: Readonly<Record<string, string>> = {
  figures: 'figures.sheet_figures',
  ...Object.fromEntries(REVENUE_BY.map((by) => [`revenue_by_${by}`, `figures.sheet_revenue_by_${by}`])),
  vehicles: 'figures.sheet_vehicles',
  outstanding: 'figures.sheet_outstanding',
};

/**
 * The figures of a period as a file: each by itself, the revenue by everything, every vehicle, and what is outstanding by age. Throws
 * `report_too_long_for_pdf`.
 */
export async function exportFigures(
  ctx: ReadContext,
  { format, ...period }: ExportFiguresInput,
  { copy, ...reader }: ReportReader & { copy: CopyRows },
): Promise<ReportFile> {
  const scope = figureScope(ctx, period);
  const [{ counted, owners }, { standing, ages }, paidFor] = await Promise.all([
    countFigures(ctx, scope),
    countStanding(ctx),
    readPaidFor(ctx),
  ]);
  const figures = { ...figuresOf(counted), ...standingOf(standing) };
  const sources: Record<string, ReportSource> = {
    figures: figureSource(figures),
    ...Object.fromEntries(REVENUE_BY.map((by) => [`revenue_by_${by}`, revenueSource(by, scope)])),
    vehicles: vehicleSource(scope, { owners, paidFor }),
    outstanding: ageSource(ages),
  };
  const parts = Object.entries(sources).map(([type, source]): ReportPart => {
    const query = reportQuery(source, format, { text: reader.text, timeZone: scope.timeZone });
    return {
      type,
      name: reader.text(NAMES[type] ?? type),
      headings: Object.values(source.columns).map(({ heading }) => reader.text(heading)),
      types: Object.values(source.columns).map((column) => column.type),
      sums: [],
      rows: () => copy(query, format === 'csv' ? 'csv' : 'lines'),
    };
  });
  if (format === 'csv') return writeCsvReport(parts);
  if (format === 'xlsx') {
    const cover = coverOf(ctx, { header: await reportHeader(ctx), period, reader });
    const [summaryName, totalName] = [reader.text('reports.summary'), reader.text('papers.total')];
    return writeXlsxReport(parts, { cover, summaryName, totalName });
  }
  if (format === 'pdf') return writePdf(ctx, { parts, period, sources: Object.values(sources), reader });
  const meta = { company: ctx.tenant.name, ...period, timeZone: scope.timeZone, madeAt: ctx.now.toISOString() };
  return writeJsonReport(parts, { meta, summary: figures });
}

async function writePdf(
  ctx: ReadContext,
  given: { parts: ReportPart[]; sources: ReportSource[]; period: PeriodInput; reader: ReportReader },
): Promise<ReportFile> {
  const { parts, sources, period, reader } = given;
  const [header, ...counts] = await Promise.all([
    reportHeader(ctx),
    ...sources.map(({ rows }) =>
      ctx.tx.execute<{ rows: number }>(sql`select count(*)::int as rows from (select 1 ${rows}) r`),
    ),
  ]);
  checkLength(
    counts.reduce((sum, [row]) => sum + (row?.rows ?? 0), 0),
    'pdf',
  );
  const { logoId, paperSize } = header;
  return writePdfReport(parts, {
    ...reader,
    paperSize,
    cover: coverOf(ctx, { header, period, reader }),
    logo: async () => (logoId === null ? null : printLogo(ctx.tenantId, logoId)),
  });
}

/** Whose figures they are, and of when. What they come to stands in the first table. */
function coverOf(
  { now, tenant }: ReadContext,
  { reader, ...about }: { header: BusinessHeader; period: PeriodInput; reader: ReportReader },
): ReportCover {
  const { timeZone } = tenant;
  return { ...coverHead(reader.text('figures.title'), { ...about, now, timeZone, ...reader }), summary: [] };
}

function figureSource(figures: Record<Figure, number | null>): ReportSource {
  const rows = FIGURES.map((figure, place) => {
    const value = figures[figure];
    const cents = FIGURE_UNITS[figure] === 'cents';
    return {
      place,
      figure,
      cents: cents ? value : null,
      number: cents || value === null ? null : Math.round(value * 10_000) / 10_000,
    };
  });
  const texts = (prefix: string) => words(prefix, FIGURES);
  return {
    columns: {
      figure: {
        heading: 'figures.column.figure',
        type: 'choice',
        value: sql`f.figure`,
        words: texts('figures.figure_'),
      },
      amount: { heading: 'figures.column.amount', type: 'money', value: sql`f.cents` },
      number: { heading: 'figures.column.number', type: 'decimal', value: sql`f.number` },
      formula: {
        heading: 'figures.column.formula',
        type: 'choice',
        value: sql`f.figure`,
        words: texts('figures.formula_'),
      },
    },
    rows: sql`from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(place int, figure text, cents bigint, number numeric)`,
    order: sql`f.place`,
    sums: {},
  };
}

function ageSource(ages: Awaited<ReturnType<typeof countStanding>>['ages']): ReportSource {
  const rows = ages.map(({ age, total, sumCents }, place) => ({ place, age, total, cents: sumCents }));
  return {
    columns: {
      age: {
        heading: 'figures.column.age',
        type: 'choice',
        value: sql`a.age`,
        words: words('payments.age_', PAYMENT_AGES),
      },
      count: { heading: 'figures.column.records', type: 'whole', value: sql`a.total` },
      due: { heading: 'reports.column.due', type: 'money', value: sql`a.cents` },
    },
    rows: sql`from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(place int, age text, total int, cents bigint)`,
    order: sql`a.place`,
    sums: {},
  };
}
