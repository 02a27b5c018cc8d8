import { formatMonthYear } from '../dates';
import { formatMoney } from '../money';
import type { SumLine } from './paper-sums';
import type { PaperText } from './paper-text';
import type { StatementData, StatementPaperLine } from './statement-data';

/** The lines of a statement and what they add up to, with what was owed before. */
export function statementSums(data: StatementData, t: PaperText): SumLine[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', data.locale);
  const lines = data.lines.map((line) => ({
    label: labelOf(line, t),
    detail: detailOf(line, data, t),
    amount: usd(line.amountCents),
  }));
  return [
    ...(lines.length > 0 ? lines : [{ label: t('papers.statement_nothing'), amount: usd(0) }]),
    { label: t('papers.statement_sum'), amount: usd(data.totalCents), weight: 'subtotal' },
    { label: t('papers.statement_before'), amount: usd(data.openingCents) },
    { label: t('papers.statement_owed'), amount: usd(data.openingCents + data.totalCents), weight: 'total' },
  ];
}

function labelOf({ kind, label, vehicle }: StatementPaperLine, t: PaperText): string {
  if (kind === 'month') return vehicle;
  const what = kind === 'rent' ? label : t(`owners.cost_${label}`);
  return `${what} · ${vehicle}`;
}

function detailOf({ kind, month, days, baseCents }: StatementPaperLine, data: StatementData, t: PaperText): string {
  const when = month === data.month ? [] : [t('papers.statement_correction', { month: monthName(month, data) })];
  const usd = formatMoney(baseCents, 'USD', data.locale);
  if (kind === 'rent') return [...when, t('papers.statement_rent', { days, rent: usd })].join(' · ');
  return [...when, ...(kind === 'month' ? [t('papers.statement_month', { days })] : [])].join(' · ');
}

/** `Nov 2026`. */
export function monthName(month: string, { locale }: Pick<StatementData, 'locale'>): string {
  return formatMonthYear(month, locale);
}
