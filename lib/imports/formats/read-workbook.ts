import 'server-only';
import path from 'node:path';
import * as threads from 'node:worker_threads';
import { AppError } from '../../errors';
import { inTurn } from '../../storage/in-turn';
import { MAX_COLUMNS, MAX_ROWS } from '../values';
import type { Sheet } from './sheet';
import { workbookParts } from './workbook-parts';

const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 768;
/** The header and a few titles above it are no rows of the list. */
const MORE_LINES = 20;

// One at a time: several of them would have more memory than the server.
const enter = inTurn({ width: 1, queue: 20 });

/**
 * The visible sheets of an XLSX file, every cell as text. Reading happens in a thread of its own with bounds of time and memory, one file
 * after the other, so that neither a large nor a hostile file holds up anybody else. Throws `import_damaged` and its like, or
 * `too_many_requests` where too many are waiting.
 */
export function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  return enter(async () => readInThread(await workbookParts(bytes)));
}

/** Ends when the thread has, whose memory is free then. */
function readInThread(parts: Awaited<ReturnType<typeof workbookParts>>): Promise<Sheet[]> {
  return new Promise((resolve, reject) => {
    const worker = new threads.Worker(workerFile(), {
      workerData: { bytes: parts, maxRows: MAX_ROWS + MORE_LINES, maxColumns: MAX_COLUMNS },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
      stdout: true,
      stderr: true,
    });
    let sheets: Sheet[] | null = null;
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
    worker.once('message', (read: Sheet[]) => {
      sheets = read;
    });
    // What it throws ends it, which is told below.
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(timer);
      if (sheets) resolve(sheets);
      else reject(new AppError('import_damaged'));
    });
  });
}

// By its path, not as an import: the thread is no part of any bundle.
function workerFile(): string {
  return path.join(process.cwd(), 'lib', 'imports', 'formats', 'workbook-worker.mjs');
}
