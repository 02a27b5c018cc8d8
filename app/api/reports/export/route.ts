import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { newId } from '@/lib/id';
import { parseInput } from '@/lib/parse-input';
import { beginExport } from '@/lib/reports/begin-export';
import { checkExport } from '@/lib/reports/check-export';
import { ExportInput } from '@/lib/reports/input';
import { type CopyRows, openReport } from '@/lib/reports/open-report';
import { reportFileName } from '@/lib/reports/report-file-name';
import { streamResponse } from '@/lib/reports/stream-response';
import { summarizeReport } from '@/lib/reports/summarize-report';
import { REPORT_MIMES } from '@/lib/reports/values';
import { watchExport } from '@/lib/reports/watch-export';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { headOnly } from '@/lib/server/head-only';
import { heavyQuery } from '@/lib/server/heavy-query';
import { readSearch } from '@/lib/server/read-search';

const Question = z.intersection(ExportInput, z.object({ id: z.uuid('invalid_value').optional() }));
const of = {
  caller: 'member',
  permission: 'reports.view',
  verb: 'reports.export',
  query: Question,
  status: 200,
  answer: REPORT_MIMES,
} as const;

/**
 * A report as a file: `?from=2026-11-01&until=2026-11-30&types=rentals&format=csv`, or `xlsx`, `pdf` or `json`. With `id`, a
 * UUID that the caller chose, its progress can be asked for.
 */
export const GET = answering(of, async (request) => {
  const ctx = await tenantContext();
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  // Safe because the sources name their messages, and a test looks each of them up.
  const text = (key: string, params?: Record<string, string | number>) => t(key as 'papers.page', params as never);
  const asked = readSearch(new URL(request.url).searchParams);
  const exportId = typeof asked.id === 'string' ? asked.id : newId();
  const { header } = await beginExport(ctx, { ...asked, exportId });
  const input = parseInput(ExportInput, asked);
  const summary = () => heavyQuery(ctx, 'reports.view', (read) => summarizeReport(read, input));
  const name = { tenantId: ctx.tenantId, exportId };
  const open = (copy: CopyRows) => openReport(ctx, input, { text, locale, summary, header, copy });
  const { stream, mime } = watchExport(name, open, { signal: request.signal });
  return streamResponse(stream, { mime, name: reportFileName(input, t('reports.file_name')) });
});

export const HEAD = headOnly(of, async ({ url }) => {
  const ctx = await tenantContext();
  const asked = readSearch(new URL(url).searchParams);
  await heavyQuery(ctx, 'reports.view', (read) => checkExport(read, parseInput(ExportInput, asked)));
});
