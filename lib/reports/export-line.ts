import 'server-only';
import { log } from '../log';
import type { ExportName } from './export-name';
import { type EndState, endExport, keepPlace } from './keep-place';

/** More at a time would take the processor from everybody else's pages. */
const MOST_RUNNING = 2;
const TICK_MS = 1000;

/** An export that waits or runs on this server. */
export interface Ticket extends ExportName {
  /** Rows so far. */
  rows: number;
  running: boolean;
  /** Whether no other export of the company is before it, on any server. */
  isNext: boolean;
  gone: AbortController;
  wake: () => void;
}

// Kept on the global object, because each route has modules of its own.
const store = globalThis as typeof globalThis & { woutExports?: Set<Ticket> };
store.woutExports ??= new Set();
const tickets = store.woutExports;

/**
 * Puts an export in line, and tells every server how far it is until `end`. `turn` resolves when it may run: two at a time on
 * a server, and one of a company on all servers. It rejects when somebody cancels.
 */
export function lineUp(name: ExportName): { ticket: Ticket; turn: Promise<void>; end: (state: EndState) => void } {
  const ticket: Ticket = {
    ...name,
    rows: 0,
    running: false,
    isNext: false,
    gone: new AbortController(),
    wake: () => undefined,
  };
  tickets.add(ticket);
  const turn = new Promise<void>((resolve, reject) => {
    ticket.gone.signal.addEventListener('abort', () => reject(new Error('the export was cancelled')));
    void keepTold(ticket, resolve);
  });
  // An export can also be cancelled while nobody waits for its turn.
  turn.catch(() => undefined);
  const end = (state: EndState) => {
    if (!tickets.delete(ticket)) return;
    ticket.gone.abort();
    endExport(ticket, state)
      .catch((err: unknown) => log.warn({ err }, 'the end of an export could not be noted'))
      .finally(() => {
        for (const other of tickets) other.wake();
      });
  };
  return { ticket, turn, end };
}

/** Cancels an export if it is on this server. */
export function leaveLine({ tenantId, exportId }: ExportName): void {
  for (const ticket of tickets) if (ticket.tenantId === tenantId && ticket.exportId === exportId) ticket.gone.abort();
}

async function keepTold(ticket: Ticket, start: () => void): Promise<void> {
  while (tickets.has(ticket)) {
    try {
      const before = await keepPlace(ticket, waitingHere(ticket));
      if (before === null) ticket.gone.abort();
      ticket.isNext = before === 0;
    } catch (err) {
      // While the database is away, nothing is known. The copy itself fails too if it lasts.
      log.warn({ err }, 'the progress of an export could not be told');
    }
    if (!ticket.running && ticket.isNext && !ticket.gone.signal.aborted && waitingHere(ticket) === 0) {
      ticket.running = true;
      start();
      continue;
    }
    await pause(ticket);
  }
}

/** How many exports must end or begin on this server before this one may run. */
function waitingHere(ticket: Ticket): number {
  const all = [...tickets];
  const running = all.filter((other) => other.running).length;
  const older = all.slice(0, all.indexOf(ticket)).filter((other) => !other.running && other.isNext).length;
  return Math.max(0, older + running - MOST_RUNNING + 1);
}

function pause(ticket: Ticket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TICK_MS);
    ticket.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
