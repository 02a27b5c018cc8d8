import { formatDate, formatDateTime } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import { shownTaxId } from '@/lib/papers/shown-tax-id';
import type { BusinessHeader } from '../report-header';
import type { ReportSummary } from '../summarize-report';
import type { ReportType } from '../values';
import type { ReportSums } from './report-file';

/** What a file says before its tables, in the reader's language. */
export interface ReportCover {
  company: string;
  lines: string[];
  title: string;
  period: string;
  madeAt: string;
  summary: { name: string; facts: Fact[] }[];
}

/** What it says of a type, also as the number that a spreadsheet can count with. */
export type Fact = [label: string, value: string, number: { count: number } | { cents: number }];

interface About {
  header: BusinessHeader;
  period: { from: string; until: string };
  now: Date;
  timeZone: string;
  locale: Locale;
  text: (key: string) => string;
}

export function reportCover(
  parts: readonly { name: string; type: ReportType; sums: ReportSums }[],
  { summary, ...about }: About & { summary: ReportSummary },
): ReportCover {
  const { locale, text } = about;
  return {
    ...coverHead(text('reports.title'), about),
    summary: parts.map(({ type, name, sums }) => ({
      name,
      facts: [
        countFact(text('reports.rows'), summary[type]?.count ?? 0, locale),
        ...sums.map(({ heading, cents }): Fact => [heading, formatMoney(cents, 'USD', locale), { cents }]),
      ],
    })),
  };
}

function countFact(label: string, count: number, locale: Locale): Fact {
  return [label, formatNumber(count, locale), { count }];
}

/** Whose file it is, of when, and when it was made. */
export function coverHead(title: string, about: About): Omit<ReportCover, 'summary'> {
  const { header, period, now, timeZone, locale, text } = about;
  const day = (value: string) => formatDate(value, locale, timeZone, 'long');
  const ofTax = header.taxId && `${text('reports.tax_id')} ${shownTaxId(header.taxId)}`;
  const ofTrade = header.tradeName && header.tradeName !== header.legalName ? header.legalName : '';
  return {
    company: header.tradeName || header.legalName,
    lines: [ofTrade, ofTax, ...header.address.split('\n'), formatPhone(header.phone), header.email]
      .map((line) => line.trim())
      .filter(Boolean),
    title,
    period: `${day(period.from)} – ${day(period.until)}`,
    madeAt: `${text('reports.made_at')} ${formatDateTime(now, locale, timeZone)}`,
  };
}
