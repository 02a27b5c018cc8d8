import { daysBetween } from '../dates';

interface Span {
  startsOn: string;
  endsOn: string | null;
}

/** The months of a span up to a last one, each with its days within the span and all its days. */
export function monthDays({ startsOn, endsOn }: Span, until: string): { month: string; days: number; of: number }[] {
  const months: { month: string; days: number; of: number }[] = [];
  for (let month = startsOn.slice(0, 7); month <= until; month = nextMonth(month)) {
    const first = `${month}-01`;
    const after = `${nextMonth(month)}-01`;
    const from = startsOn > first ? startsOn : first;
    const to = endsOn !== null && endsOn < after ? endsOn : after;
    const days = daysBetween(from, to);
    if (days <= 0) break;
    months.push({ month, days, of: daysBetween(first, after) });
  }
  return months;
}

/** The month after another, such as `2026-12` after `2026-11`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
