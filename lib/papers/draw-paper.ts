import 'server-only';
import path from 'node:path';
import * as threads from 'node:worker_threads';
import { assertNotInTransaction } from '@/db/in-transaction';
import { newId } from '../id';
import { threadMemory } from '../thread-memory';
import type { AddendumData } from './addendum-data';
import type { AgreementData } from './agreement-data';
import type { ReceiptData } from './receipt-data';

export type PaperContent =
  | { kind: 'agreement'; data: AgreementData }
  | { kind: 'addendum'; data: AddendumData }
  | { kind: 'receipt'; data: ReceiptData };

interface Answer {
  id: string;
  content?: Uint8Array;
  failure?: string;
}

interface Waiting {
  resolve: (content: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const MOST_MEMORY_MIB = 256;
const PATIENCE_MS = 60_000;

const waiting = new Map<string, Waiting>();
let thread: threads.Worker | undefined;

/**
 * A paper as the bytes of a PDF, drawn in a separate thread, so that requests are answered meanwhile. Throws inside a
 * transaction.
 */
export function drawPaper({ kind, data }: PaperContent): Promise<Buffer> {
  assertNotInTransaction();
  return new Promise((resolve, reject) => {
    const id = newId();
    const worker = startDrawing();
    // A paper that takes this long ends the thread, and with it all that wait for it. They are drawn again later.
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    waiting.set(id, { resolve, reject, timer });
    worker.ref();
    worker.postMessage({ id, kind, data });
  });
}

/** Starts the thread, which takes some seconds. Otherwise the first paper would wait for it. */
export function startDrawing(): threads.Worker {
  thread ??= start();
  return thread;
}

function start(): threads.Worker {
  const worker = new threads.Worker(/* turbopackIgnore: true */ workerFile(), {
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: { maxOldGenerationSizeMb: threadMemory(MOST_MEMORY_MIB) },
  });
  worker.unref();
  worker.on('message', ({ id, content, failure }: Answer) => {
    const { resolve, reject } = take(id) ?? {};
    if (content) resolve?.(Buffer.from(content.buffer));
    else reject?.(new Error(`a paper could not be drawn: ${failure}`));
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that draws papers has ended')));
  return worker;

  function end(error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  }
}

function take(id: string): Waiting | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  clearTimeout(found?.timer);
  return found;
}

// Started by its path, not imported, because the thread is not part of any bundle.
function workerFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'papers', 'paper-worker.mjs');
}
