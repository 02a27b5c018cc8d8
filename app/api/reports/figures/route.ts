import { getLocale, getTranslations } from 'next-intl/server';
import { ExportFiguresInput } from '@/lib/figures/input';
import { sendFigures } from '@/lib/figures/send-figures';
import { parseInput } from '@/lib/parse-input';
import { streamResponse } from '@/lib/reports/stream-response';
import { REPORT_MIMES } from '@/lib/reports/values';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { headOnly } from '@/lib/server/head-only';
import { heavyQuery } from '@/lib/server/heavy-query';
import { readSearch } from '@/lib/server/read-search';

const of = {
  caller: 'member',
  permission: 'reports.view',
  query: ExportFiguresInput,
  status: 200,
  answer: REPORT_MIMES,
} as const;

/** The figures of a period as a file: `?from=2026-11-01&until=2026-11-30&format=csv`, or `xlsx`, `pdf` or `json`. */
export const GET = answering(of, async ({ url, signal }) => {
  const ctx = await tenantContext();
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  // Safe because the sources name their messages, and a test looks each of them up.
  const text = (key: string, params?: Record<string, string | number>) =>
    t(key as 'figures.file_name', params as never);
  return heavyQuery(ctx, 'reports.view', async (read) => {
    const input = parseInput(ExportFiguresInput, readSearch(new URL(url).searchParams));
    const { stream, mime, extension } = await sendFigures(read, input, { text, locale, signal });
    const name = `${t('figures.file_name')}-${input.from}-${input.until}.${extension}`;
    return streamResponse(stream, { mime, name });
  });
});

export const HEAD = headOnly(of, async ({ url }) => {
  assertMay(await tenantContext(), 'reports.view');
  parseInput(ExportFiguresInput, readSearch(new URL(url).searchParams));
});
