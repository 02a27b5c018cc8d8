import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { type ChartStep, chartSteps } from './chart-steps';
import type { ReportInput } from './input';
import { reportScope } from './report-scope';
import { SOURCES } from './sources';
import { summarizeReport } from './summarize-report';
import type { ReportType } from './values';

/** Over which moment a type is drawn, and which sum; without one its rows are counted. Other types have no moment. */
const CHARTED = {
  rentals: { moment: 'pickupAt', sum: null },
  payments: { moment: 'receivedAt', sum: 'amount' },
  maintenance: { moment: 'startedAt', sum: 'cost' },
  inspections: { moment: 'inspectedAt', sum: null },
} as const;
export type ChartedType = keyof typeof CHARTED;

export interface PreviewedType {
  type: ReportType;
  count: number;
  /** The message that heads the column that is added up, and US cents. */
  sums: { heading: string; cents: number }[];
}

export interface PreviewChart {
  type: ChartedType;
  step: ChartStep;
  /** What its values are: rows, or US cents. */
  unit: 'rows' | 'cents';
  bars: { start: string; value: number }[];
}

/** What a report would hold: rows and sums of each type, and a chart over time of those that have a moment. */
export async function previewReport(
  ctx: ReadContext,
  input: ReportInput,
): Promise<{ types: PreviewedType[]; charts: PreviewChart[] }> {
  const [summary, charts] = await Promise.all([summarizeReport(ctx, input), drawReport(ctx, input)]);
  const scope = reportScope(ctx, input);
  const types = input.types.map((type) => {
    const { count, sums } = summary[type] ?? { count: 0, sums: {} };
    const { columns } = SOURCES[type](scope);
    const headed = Object.entries(sums).map(([name, cents]) => ({ heading: columns[name]?.heading ?? name, cents }));
    return { type, count, sums: headed };
  });
  return { types, charts: charts.filter(({ bars }) => bars.some(({ value }) => value !== 0)) };
}

async function drawReport(ctx: ReadContext, input: ReportInput): Promise<PreviewChart[]> {
  const charted = input.types.filter((type): type is ChartedType => type in CHARTED);
  if (charted.length === 0) return [];
  const { step, starts } = chartSteps(input);
  const scope = reportScope(ctx, input);
  const each = charted.map((type): SQL => {
    const { columns, rows, sums } = SOURCES[type](scope);
    const { moment, sum } = CHARTED[type];
    const at = columns[moment]?.value ?? sql`null::timestamptz`;
    const value = sum ? sql`coalesce(sum(${sums[sum]}), 0)` : sql`count(*)`;
    return sql`select ${type}::text as type,
      to_char(date_trunc(${step}::text, ${at} at time zone ${ctx.tenant.timeZone}::text), 'YYYY-MM-DD') as start,
      ${value}::float8 as value ${rows} group by 2`;
  });
  const found = await ctx.tx.execute<{ type: ChartedType; start: string; value: number }>(
    sql.join(each, sql` union all `),
  );
  const values = new Map(found.map(({ type, start, value }) => [`${type} ${start}`, value]));
  return charted.map((type) => ({
    type,
    step,
    unit: CHARTED[type].sum ? 'cents' : 'rows',
    bars: starts.map((start) => ({ start, value: values.get(`${type} ${start}`) ?? 0 })),
  }));
}
