import 'server-only';
import { auditCells, auditHead } from '../audit/audit-cells';
import { auditCsv } from '../audit/audit-csv';
import { rememberingTexts } from '../audit/remembering-texts';
import type { AuditReader } from '../audit/value-text';
import type { AdminContext } from '../server/admin-context';
import { activityTexts } from './activity-texts';
import type { ActivityFilters } from './input';
import { listActivity } from './list-activity';

const BATCH = 1000;

/** What was done in all companies, as far as the filters match, as a CSV file that is made while it is read. */
export function exportActivity(
  ctx: AdminContext,
  filters: ActivityFilters,
  reader: Omit<AuditReader, 'names'>,
): ReadableStream<Uint8Array> {
  const words = { ...reader, t: rememberingTexts(reader.t) };
  return auditCsv({
    head: [words.t('admin.tenant'), ...auditHead(words.t)],
    read: (cursor) => listActivity(ctx, { ...filters, cursor, size: BATCH }),
    cells: (entry, names) => [entry.company, ...auditCells(entry, activityTexts(entry, { ...words, names }), words)],
  });
}
