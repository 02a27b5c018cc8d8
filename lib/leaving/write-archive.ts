import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { CopyRows } from '../reports/open-report';
import { archiveFiles } from './archive-files';
import { archiveQuery } from './archive-query';
import { archiveTables } from './archive-tables';
import { countRows } from './count-rows';

interface Listed {
  path: string;
  rows?: number;
  bytes: number;
  sha256: string;
}

/** The least work that makes columns of a table much smaller. */
const LEVEL = 1;
const LINE_END = 10;

/**
 * All data of a company as one zip: each table twice, all files, an explanation, and a manifest at the end. An entry begins
 * when the one before it is read, so memory does not grow with the data.
 */
export function writeArchive(tenantId: string, { copy, readme }: { copy: CopyRows; readme: string }): Readable {
  const zip = new ZipFile();
  // Safe because yazl writes to a PassThrough; its types say less.
  const output = zip.outputStream as Readable;
  const listed: Listed[] = [];
  const lost: string[] = [];
  let current: Readable | undefined;
  output.on('close', () => current?.destroy());
  zip.on('error', (error: Error) => output.destroy(error));

  async function add(path: string, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Listed> {
    if (output.destroyed) throw new Error('nobody reads the archive any more');
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const piece of content) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    }
    current = Readable.from(counted(), { objectMode: false });
    zip.addReadStream(current, path, { compressionLevel: LEVEL });
    await finished(current);
    const entry = { path, bytes, sha256: hash.digest('hex') };
    listed.push(entry);
    return entry;
  }

  async function fill(): Promise<void> {
    await add('README.txt', [Buffer.from(`\ufeff${readme}`)]);
    for (const table of archiveTables()) {
      const counted = countRows();
      const cells = csv(table.columns, () => copy(archiveQuery(table, 'csv', tenantId), 'csv'), counted.take);
      (await add(`csv/${table.name}.csv`, cells)).rows = counted.rows();
      let lines = 0;
      const objects = json(
        () => copy(archiveQuery(table, 'json', tenantId), 'lines'),
        (piece) => {
          for (const byte of piece) if (byte === LINE_END) lines += 1;
        },
      );
      (await add(`json/${table.name}.json`, objects)).rows = lines;
    }
    for await (const { path, read } of archiveFiles(tenantId)) {
      const content = await read();
      if (content) await add(path, [content]);
      else lost.push(path);
    }
    const manifest = { lost, entries: listed.toSorted((one, other) => one.path.localeCompare(other.path)) };
    await add('manifest.json', [Buffer.from(JSON.stringify(manifest, null, 2))]);
    zip.end();
  }

  fill().catch((error: Error) => output.destroy(error));
  return output;
}

type Take = (piece: Uint8Array) => void;
type Open = () => Promise<Readable>;

async function* csv(columns: readonly string[], open: Open, take: Take): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${columns.join(',')}\n`);
  for await (const piece of await open()) {
    take(piece);
    yield piece;
  }
}

/** The rows arrive as `,{…}` on a line each. */
async function* json(open: Open, take: Take): AsyncGenerator<Uint8Array> {
  yield Buffer.from('[');
  let first = true;
  for await (const piece of await open()) {
    take(piece);
    yield first ? piece.subarray(1) : piece;
    if (piece.length > 0) first = false;
  }
  yield Buffer.from(']\n');
}
