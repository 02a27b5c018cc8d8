import 'server-only';
import { csvLines } from '../csv/write-csv';
import { formatDateTime } from '../dates';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { type EntryTexts, entryTexts } from './entry-texts';
import type { AuditFilters } from './input';
import { listAuditEntries } from './list-audit-entries';
import type { AuditReader } from './value-text';

const BATCH = 1000;

/**
 * The entries that the filters match as a CSV file, made while it is read. Each batch is a short transaction of its own, and
 * none begins after the reader has gone.
 */
export function exportAuditLog(
  ctx: TenantContext,
  filters: AuditFilters,
  reader: Omit<AuditReader, 'names'>,
): ReadableStream<Uint8Array> {
  const { t, locale, timeZone } = reader;
  let cursor: string | null = null;
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const asked = { ...filters, cursor, size: BATCH };
        const { page, names } = await query(ctx, 'audit.view', (q) => listAuditEntries(q, asked));
        const rows = page.rows.map((entry) => {
          const at = formatDateTime(entry.at, locale, timeZone);
          return cellsOf(at, entryTexts(entry, { ...reader, names }), entry.address);
        });
        const head = ['when', 'who', 'what', 'kind', 'record', 'changes', 'from_address'] as const;
        const lines = begun ? rows : [head.map((key) => t(key === 'kind' ? 'audit.record' : `audit.${key}`)), ...rows];
        if (lines.length > 0) controller.enqueue(csvLines(lines, { first: !begun }));
        begun = true;
        cursor = page.nextCursor;
        if (cursor === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function cellsOf(at: string, texts: EntryTexts, address: string | null): string[] {
  const changes = texts.changes.map(({ label, before, after }) =>
    before === '' ? `${label}: ${after}` : `${label}: ${before} → ${after}`,
  );
  return [at, texts.who, texts.act, texts.kind, texts.record, changes.join('; '), address ?? ''];
}
