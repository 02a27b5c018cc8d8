import 'server-only';
import path from 'node:path';
import * as threads from 'node:worker_threads';
import { AppError } from '../../errors';
import { MAX_COLUMNS, MAX_ROWS } from '../values';
import type { Sheet } from './sheet';
import { workbookParts } from './workbook-parts';

const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 768;
/** The header and a few titles above it are no rows of the list. */
const MORE_LINES = 20;

/**
 * The visible sheets of an XLSX file, every cell as text. Reading happens in a thread of its own with bounds of time and memory, so that
 * neither a large nor a hostile file holds up anybody else. Throws `import_damaged` and its like.
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const parts = await workbookParts(bytes);
  return new Promise((resolve, reject) => {
    const worker = new threads.Worker(workerFile(), {
      workerData: { bytes: parts, maxRows: MAX_ROWS + MORE_LINES, maxColumns: MAX_COLUMNS },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
      stdout: true,
      stderr: true,
    });
    const refuse = () => reject(new AppError('import_damaged'));
    const timer = setTimeout(() => {
      refuse();
      void worker.terminate();
    }, TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', refuse);
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse();
    });
  });
}

// By its path, not as an import: the thread is no part of any bundle.
function workerFile(): string {
  return path.join(process.cwd(), 'lib', 'imports', 'formats', 'workbook-worker.mjs');
}
