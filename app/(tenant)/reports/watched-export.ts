import { fetchApi } from '@/lib/api-client/fetch-api';

/** How far an export is: `place` others are before it, and `rows` of `all` have been written. */
export interface Exporting {
  state: string;
  place: number;
  rows: number;
  all: number;
}

interface Watch {
  /** Nobody looks any more. The export goes on. */
  left: AbortSignal;
  /** Somebody wants it to stop. */
  cancelled: AbortSignal;
  onTold: (exporting: Exporting) => void;
}

const POLL_MS = 500;
/** The server may be so long without telling of an export, because it has not heard of it, or the network is away. */
const SILENT_MS = 20_000;
const ENDED = ['done', 'failed', 'cancelled'];
const CANCEL = { method: 'DELETE' };

/** Follows an export until it has ended, and returns how: `done`, `cancelled`, `failed`, or `lost` if nothing is heard of it. */
export async function watchedExport(id: string, { left, cancelled, onTold }: Watch): Promise<string> {
  let heardAt = Date.now();
  while (!left.aborted) {
    // First, too: an export that the server has not heard of yet is an error in the browser's console.
    await pause(cancelled);
    // Again until the server knows it: the link may be slower than the wish to stop it.
    if (cancelled.aborted) await fetchApi(`/api/reports/exports/${id}`, CANCEL).catch(() => null);
    const answer = await fetchApi(`/api/reports/exports/${id}`, { signal: left }).catch(() => null);
    if (answer?.ok) {
      const told: Exporting = await answer.json();
      if (ENDED.includes(told.state)) return told.state;
      heardAt = Date.now();
      onTold(told);
    }
    if (Date.now() - heardAt > SILENT_MS) return cancelled.aborted ? 'cancelled' : 'lost';
  }
  return 'left';
}

/** Until the next question, or until somebody cancels. */
function pause(cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
    cancelled.addEventListener('abort', () => resolve(), { once: true });
  });
}
