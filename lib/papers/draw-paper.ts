import 'server-only';
import path from 'node:path';
import * as threads from 'node:worker_threads';
import { assertNotInTransaction } from '@/db/in-transaction';
import { newId } from '../id';
import { threadMemory } from '../thread-memory';
import type { AccountData } from './account-data';
import type { AddendumData } from './addendum-data';
import type { AgreementData } from './agreement-data';
import type { BillData } from './bill-data';
import type { CloseData } from './close-data';
import type { InvoiceData } from './invoice-data';
import type { PlatformBillData } from './platform-bill-data';
import type { ReceiptData } from './receipt-data';
import type { SheetData } from './sheet-data';
import type { StatementData } from './statement-data';
import type { VoucherData } from './voucher-data';
import { withLogo } from './with-logo';

export type PaperContent =
  | { kind: 'agreement'; data: AgreementData }
  | { kind: 'addendum'; data: AddendumData }
  | { kind: 'receipt' | 'receipt_roll'; data: ReceiptData }
  | { kind: 'voucher'; data: VoucherData }
  | { kind: 'invoice'; data: InvoiceData }
  | { kind: 'inspection'; data: SheetData }
  | { kind: 'close'; data: CloseData }
  | { kind: 'bill'; data: BillData }
  | { kind: 'account'; data: AccountData }
  | { kind: 'platform_bill'; data: PlatformBillData }
  | { kind: 'statement'; data: StatementData };

interface Answer {
  id: string;
  content?: Uint8Array;
  failure?: string;
}

interface Waiting {
  id: string;
  paper: PaperContent;
  resolve: (content: Buffer) => void;
  reject: (error: Error) => void;
}

const MOST_MEMORY_MIB = 256;
/** A paper that takes longer ends the thread. It is drawn again later, and those behind it by a new thread. */
const PATIENCE_MS = 60_000;

interface Drawing {
  queue: Waiting[];
  drawn?: Waiting & { timer: NodeJS.Timeout };
  thread?: threads.Worker;
}

// What runs at the server's start, and pages, have each their own copy of this module. Two threads would need twice the memory.
const store = globalThis as typeof globalThis & { woutDrawing?: Drawing };
store.woutDrawing ??= { queue: [] };
const drawing = store.woutDrawing;

/**
 * A paper as the bytes of a PDF, drawn in a separate thread, so that requests are answered meanwhile. One paper after another:
 * many at once would need memory for all of them, and none would be ready before the last. Throws inside a transaction.
 */
export function drawPaper(paper: PaperContent): Promise<Buffer> {
  assertNotInTransaction();
  return withLogo(paper).then(
    (whole) =>
      new Promise((resolve, reject) => {
        drawing.queue.push({ id: newId(), paper: whole, resolve, reject });
        drawNext();
      }),
  );
}

/** Starts the thread, which takes some seconds. Otherwise the first paper would wait for it. */
export function startDrawing(): threads.Worker {
  drawing.thread ??= start();
  return drawing.thread;
}

function drawNext(): void {
  const next = drawing.drawn ? undefined : drawing.queue.shift();
  if (!next) return;
  const worker = startDrawing();
  drawing.drawn = { ...next, timer: setTimeout(() => void worker.terminate(), PATIENCE_MS) };
  worker.ref();
  worker.postMessage({ id: next.id, ...next.paper });
}

function start(): threads.Worker {
  const worker = new threads.Worker(/* turbopackIgnore: true */ workerFile(), {
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: { maxOldGenerationSizeMb: threadMemory(MOST_MEMORY_MIB) },
  });
  worker.unref();
  worker.on('message', ({ id, content, failure }: Answer) => {
    if (drawing.drawn?.id !== id) return;
    worker.unref();
    settle(content ? Buffer.from(content.buffer) : new Error(`a paper could not be drawn: ${failure}`));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that draws papers has ended')));
  return worker;

  function end(error: Error): void {
    if (drawing.thread !== worker) return;
    drawing.thread = undefined;
    settle(error);
  }
}

/** Answers whoever waits for the paper that was being drawn, and begins the next one. */
function settle(outcome: Buffer | Error): void {
  const done = drawing.drawn;
  drawing.drawn = undefined;
  clearTimeout(done?.timer);
  if (outcome instanceof Error) done?.reject(outcome);
  else done?.resolve(outcome);
  drawNext();
}

// Started by its path, not imported, because the thread is not part of any bundle.
function workerFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'papers', 'paper-worker.mjs');
}
