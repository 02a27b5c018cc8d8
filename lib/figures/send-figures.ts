import 'server-only';
import { copyFromTenant } from '@/db/copy-from-tenant';
import type { ReportFile } from '../reports/formats/report-file';
import type { CopyRows, ReportReader } from '../reports/open-report';
import { passOn, type Reading } from '../reports/pass-on';
import type { ReadContext } from '../server/query';
import { exportFigures } from './export-figures';
import type { ExportFiguresInput } from './input';

/** The figures of a period as a file on its way to its reader. However it ends, so do its queries. */
export async function sendFigures(
  ctx: ReadContext,
  input: ExportFiguresInput,
  { signal, unreadMs, ...reader }: ReportReader & Reading,
): Promise<ReportFile> {
  const ended = new AbortController();
  const copy: CopyRows = (query, way) => copyFromTenant(ctx.tenantId, query, way, { signal: ended.signal });
  const file = await exportFigures(ctx, input, { ...reader, copy });
  const stream = passOn(file.stream, { signal, unreadMs });
  stream.once('close', () => ended.abort());
  return { ...file, stream };
}
