import 'server-only';
import path from 'node:path';
import * as threads from 'node:worker_threads';
import { AppError, type ErrorCode } from '../../errors';
import { inTurn } from '../../storage/in-turn';
import { threadMemory } from '../../thread-memory';
import { MAX_COLUMNS, MAX_ROWS } from '../values';
import type { Sheet } from './sheet';
import { workbookParts } from './workbook-parts';

const TIME_LIMIT_MS = 20_000;
const MOST_MEMORY_MIB = 768;
/** Allowance for the header and a few title rows above it, which are not rows of the list. */
const MORE_LINES = 20;

// One at a time: several together would need more memory than the server has.
const enter = inTurn({ width: 1, each: 1, queue: 5, bytes: 100 * 1024 * 1024 });

/**
 * The visible sheets of an XLSX file, with every cell as text. Files are read one after another, each company in its turn, in a separate thread
 * with limits on time and memory. A large or hostile file therefore blocks nobody else. Throws `import_too_heavy` for a
 * file beyond those limits, `import_damaged` and similar codes, or `too_many_requests` if too many are waiting.
 */
export function readWorkbook(bytes: Buffer, tenantId: string): Promise<Sheet[]> {
  return enter({ tenantId, bytes: bytes.length }, async () => readInThread(await workbookParts(bytes)));
}

/** Ends when the thread has ended, because only then is its memory free. */
function readInThread(parts: Awaited<ReturnType<typeof workbookParts>>): Promise<Sheet[]> {
  return new Promise((resolve, reject) => {
    const worker = new threads.Worker(workerFile(), {
      workerData: { parts, maxRows: MAX_ROWS + MORE_LINES, maxColumns: MAX_COLUMNS },
      resourceLimits: { maxOldGenerationSizeMb: threadMemory(MOST_MEMORY_MIB) },
      env: {},
      stdout: true,
      stderr: true,
    });
    let sheets: Sheet[] | null = null;
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
    // Whatever ends the thread without an error of the library is one of the limits.
    let failure: ErrorCode = 'import_too_heavy';
    worker.once('message', (read: Sheet[]) => {
      sheets = read;
    });
    worker.on('error', (error) => {
      if (!('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failure = 'import_damaged';
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      if (sheets) resolve(sheets);
      else reject(new AppError(failure));
    });
  });
}

// Started by its path, not imported, because the thread is not part of any bundle.
function workerFile(): string {
  return path.join(process.cwd(), 'lib', 'imports', 'formats', 'workbook-worker.mjs');
}
