import { Readable } from 'node:stream';
import { getLocale, getTranslations } from 'next-intl/server';
import { exportFigures } from '@/lib/figures/export-figures';
import { ExportFiguresInput } from '@/lib/figures/input';
import { parseInput } from '@/lib/parse-input';
import { REPORT_MIMES } from '@/lib/reports/values';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
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
export const GET = answering(of, async (request) => {
  const ctx = await tenantContext();
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  // Safe because the sources name their messages, and a test looks each of them up.
  const text = (key: string, params?: Record<string, string | number>) =>
    t(key as 'figures.file_name', params as never);
  return heavyQuery(ctx, 'reports.view', async (read) => {
    const input = parseInput(ExportFiguresInput, readSearch(new URL(request.url).searchParams));
    const { stream, mime, extension } = await exportFigures(read, input, { text, locale });
    const name = `${t('figures.file_name')}-${input.from}-${input.until}.${extension}`;
    const headers = { 'content-type': mime, 'content-disposition': `attachment; filename="${name}"` };
    // Safe because Node's own type of a web stream is the same stream.
    const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    return new Response(body, { headers: { ...headers, 'cache-control': 'private, no-store' } });
  });
});
