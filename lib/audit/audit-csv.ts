import 'server-only';
import { csvLines } from '../csv/write-csv';

interface Batch<Entry> {
  page: { rows: Entry[]; nextCursor: string | null };
  names: ReadonlyMap<string, string>;
}

interface Source<Entry> {
  head: string[];
  read: (cursor: string | null) => Promise<Batch<Entry>>;
  cells: (entry: Entry, names: ReadonlyMap<string, string>) => string[];
}

/**
 * Entries of a log as a CSV file, made while it is read. Each batch is a short transaction of its own, and at most one more
 * begins after the reader has gone.
 */
export function auditCsv<Entry>({ head, read, cells }: Source<Entry>): ReadableStream<Uint8Array> {
  let next: ReturnType<typeof read> | undefined;
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { page, names } = await (next ?? read(null));
        // The database looks for the next ones while these are put into words.
        next = page.nextCursor === null ? undefined : read(page.nextCursor);
        next?.catch(() => undefined);
        const rows = page.rows.map((entry) => cells(entry, names));
        const lines = begun ? rows : [head, ...rows];
        if (lines.length > 0) controller.enqueue(csvLines(lines, { first: !begun }));
        begun = true;
        if (!next) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
