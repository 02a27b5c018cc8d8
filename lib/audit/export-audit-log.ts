import 'server-only';
import { csvLines } from '../csv/write-csv';
import { formatDateTime } from '../dates';
import type { Translate } from '../i18n/translate';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { type EntryTexts, entryTexts } from './entry-texts';
import type { AuditFilters } from './input';
import { listAuditEntries } from './list-audit-entries';
import type { AuditReader } from './value-text';

const BATCH = 1000;

/**
 * The entries that the filters match as a CSV file, made while it is read. Each batch is a short transaction of its own, and
 * at most one more begins after the reader has gone.
 */
export function exportAuditLog(
  ctx: TenantContext,
  filters: AuditFilters,
  reader: Omit<AuditReader, 'names'>,
): ReadableStream<Uint8Array> {
  const { locale, timeZone } = reader;
  const t = remembering(reader.t);
  const read = (cursor: string | null) =>
    query(ctx, 'audit.view', (q) => listAuditEntries(q, { ...filters, cursor, size: BATCH }));
  let next: ReturnType<typeof read> | undefined;
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { page, names } = await (next ?? read(null));
        // The database looks for the next ones while these are put into words.
        next = page.nextCursor === null ? undefined : read(page.nextCursor);
        next?.catch(() => undefined);
        const rows = page.rows.map((entry) => {
          const at = formatDateTime(entry.at, locale, timeZone);
          return cellsOf(at, entryTexts(entry, { ...reader, t, names }), entry.address);
        });
        const head = ['when', 'who', 'what', 'kind', 'record', 'changes', 'from_address'] as const;
        const lines = begun ? rows : [head.map((key) => t(key === 'kind' ? 'audit.record' : `audit.${key}`)), ...rows];
        if (lines.length > 0) controller.enqueue(csvLines(lines, { first: !begun }));
        begun = true;
        if (!next) controller.close();
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

/** Texts without parameters are looked up once, since each entry asks for the same ones. */
function remembering(t: Translate): Translate {
  const texts = new Map<string, string>();
  const known = new Map<string, boolean>();
  const text = (key: string, ...given: unknown[]) => {
    if (given.length > 0) return (t as unknown as (key: string, ...given: unknown[]) => string)(key, ...given);
    const kept = texts.get(key) ?? t(key as 'common.name');
    texts.set(key, kept);
    return kept;
  };
  const has = (key: string) => {
    const kept = known.get(key) ?? t.has(key as 'common.name');
    known.set(key, kept);
    return kept;
  };
  // Safe because no more of it is used to put an entry into words.
  return Object.assign(text, { has }) as unknown as Translate;
}
