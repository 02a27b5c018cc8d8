import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isErrorCode } from '../error-status';
import { AppError } from '../errors';
import { log } from '../log';
import { threadMemory } from '../thread-memory';

const READER = path.join(process.cwd(), 'lib/storage/pdf-reader.mjs');
// Assumption: an insurance or registration document has at most 50 pages.
export const PDF_PAGE_LIMIT = 50;
const PATIENCE_MS = 15_000;
const MOST_MEMORY_MIB = 256;

/**
 * Checks a PDF in a separate thread. Throws `pdf_active`, `pdf_protected`, `pdf_too_long` or `file_unreadable` for one
 * that must not be stored.
 */
export async function checkPdf(content: Uint8Array): Promise<void> {
  const verdict = await readInThread(content);
  if (verdict === null) return;
  const code = isErrorCode(verdict) ? verdict : 'file_unreadable';
  throw new AppError(code, code === 'pdf_too_long' ? { params: { limit: PDF_PAGE_LIMIT } } : {});
}

async function readInThread(content: Uint8Array): Promise<unknown> {
  const reader = new Worker(READER, {
    workerData: { content, pageLimit: PDF_PAGE_LIMIT },
    resourceLimits: { maxOldGenerationSizeMb: threadMemory(MOST_MEMORY_MIB) },
    stdout: true,
    stderr: true,
  });
  const patience = new AbortController();
  try {
    return await new Promise<unknown>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS, 'file_unreadable');
      patience.signal.addEventListener('abort', () => clearTimeout(timer));
      reader.once('message', resolve);
      reader.on('error', (error) => {
        log.warn({ err: error }, 'the reader of PDFs gave up');
        resolve('file_unreadable');
      });
      reader.once('exit', () => resolve('file_unreadable'));
    });
  } finally {
    patience.abort();
    await reader.terminate();
  }
}
