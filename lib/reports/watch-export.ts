import 'server-only';
import { copyFromTenant } from '@/db/copy-from-tenant';
import { lineUp } from './export-line';
import { copyName, type ExportName } from './export-name';
import type { ReportFile } from './formats/report-file';
import type { CopyRows } from './open-report';
import { passOn, type Reading, Unread } from './pass-on';

/**
 * A report's file whose rows begin when it is the export's turn. What comes before the rows is sent at once. Whoever watches it
 * sees its progress. Cancelled, or left or not read by its reader, it stops its query at once, and the file breaks off.
 */
export function watchExport(name: ExportName, open: (copy: CopyRows) => ReportFile, reading: Reading): ReportFile {
  const { ticket, turn, end } = lineUp(name);
  const gone = ticket.gone.signal;
  const onRow = () => {
    ticket.rows += 1;
  };
  const file = open(async (query, way) => {
    await turn;
    return copyFromTenant(name.tenantId, query, way, { name: copyName(name), onRow, signal: gone });
  });
  let failed = false;
  file.stream.once('error', () => {
    failed = !sent.destroyed && !gone.aborted;
  });
  const sent = passOn(file.stream, reading);
  gone.addEventListener('abort', () => {
    if (!sent.readableEnded) sent.destroy(new Error('the export was cancelled'));
  });
  // Not the end of `file.stream`: it waits for rows that may never come, so it can't be what stops them.
  sent.once('close', () => {
    if (sent.readableEnded) end('done');
    else end(failed || sent.errored instanceof Unread ? 'failed' : 'cancelled');
  });
  return { ...file, stream: sent };
}
