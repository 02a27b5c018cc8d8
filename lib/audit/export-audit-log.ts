import 'server-only';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { auditCells, auditHead } from './audit-cells';
import { auditCsv } from './audit-csv';
import { entryTexts } from './entry-texts';
import type { AuditFilters } from './input';
import { listAuditEntries } from './list-audit-entries';
import { rememberingTexts } from './remembering-texts';
import type { AuditReader } from './value-text';

const BATCH = 1000;

/** The entries that the filters match as a CSV file, made while it is read. */
export function exportAuditLog(
  ctx: TenantContext,
  filters: AuditFilters,
  reader: Omit<AuditReader, 'names'>,
): ReadableStream<Uint8Array> {
  const words = { ...reader, t: rememberingTexts(reader.t) };
  return auditCsv({
    head: auditHead(words.t),
    read: (cursor) => query(ctx, 'audit.view', (q) => listAuditEntries(q, { ...filters, cursor, size: BATCH })),
    cells: (entry, names) => auditCells(entry, entryTexts(entry, { ...words, names }), words),
  });
}
