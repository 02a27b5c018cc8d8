import 'server-only';
import { auditCells, auditHead } from '../audit/audit-cells';
import { auditCsv } from '../audit/audit-csv';
import { rememberingTexts } from '../audit/remembering-texts';
import type { AuditReader } from '../audit/value-text';
import type { AdminContext } from '../server/admin-context';
import type { OperatorLogFilters } from './input';
import { listOperatorLog } from './list-operator-log';
import { operatorLogTexts } from './operator-log-texts';

const BATCH = 1000;

/** What operators did, as far as the filters match, as a CSV file that is made while it is read. */
export function exportOperatorLog(
  ctx: AdminContext,
  filters: OperatorLogFilters,
  reader: Omit<AuditReader, 'names'>,
): ReadableStream<Uint8Array> {
  const words = { ...reader, t: rememberingTexts(reader.t) };
  return auditCsv({
    head: [words.t('admin.tenant'), ...auditHead(words.t)],
    read: (cursor) => listOperatorLog(ctx, { ...filters, cursor, size: BATCH }),
    cells: (entry, names) => [
      entry.company ?? '',
      ...auditCells(entry, operatorLogTexts(entry, { ...words, names }), words),
    ],
  });
}
