import 'server-only';
import { PassThrough, pipeline } from 'node:stream';
import { copyFromTenant } from '@/db/copy-from-tenant';
import { lineUp } from './export-line';
import { copyName, type ExportName } from './export-name';
import type { ReportFile } from './formats/report-file';
import type { CopyRows } from './open-report';

/**
 * A report's file whose rows begin when it is the export's turn. What comes before the rows is sent at once. Whoever watches it
 * sees its progress. Cancelled or left by its reader, it stops its query at once, and the file breaks off.
 */
export function watchExport(name: ExportName, open: (copy: CopyRows) => ReportFile): ReportFile {
  const { ticket, turn, end } = lineUp(name);
  const gone = ticket.gone.signal;
  const onRow = () => {
    ticket.rows += 1;
  };
  const file = open(async (query, way) => {
    await turn;
    const rows = await copyFromTenant(name.tenantId, query, way, { name: copyName(name), onRow });
    const stop = () => rows.destroy(new Error('the export was cancelled'));
    if (gone.aborted) stop();
    gone.addEventListener('abort', stop, { once: true });
    rows.once('close', () => gone.removeEventListener('abort', stop));
    return rows;
  });
  const sent = new PassThrough();
  let failed = false;
  file.stream.once('error', () => {
    failed = !sent.destroyed && !gone.aborted;
  });
  gone.addEventListener('abort', () => {
    if (!sent.readableEnded) sent.destroy(new Error('the export was cancelled'));
  });
  // Its error goes on to the reader, who gets no whole file.
  pipeline(file.stream, sent, () => undefined);
  // Not the end of `file.stream`: it waits for rows that may never come, so it can't be what stops them.
  sent.once('close', () => {
    if (sent.readableEnded) end('done');
    else end(failed ? 'failed' : 'cancelled');
  });
  return { ...file, stream: sent };
}
