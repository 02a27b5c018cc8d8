import 'server-only';
import { tooManyRequests } from '../too-many-requests';

/** A task takes about this long. */
const BUSY_SECONDS = 5;

interface Limits {
  /** How many tasks run at a time. */
  width: number;
  /** How many of them may be one company's. */
  each: number;
  /** How many tasks of one company may wait. */
  queue: number;
  /** How many bytes all waiting tasks may hold in memory. */
  bytes: number;
}

interface Task {
  tenantId: string;
  /** What the task holds in memory while it waits. */
  bytes: number;
}

/**
 * Makes a limiter for work that takes long. Companies take turns, so that nobody waits for all of another company's
 * tasks. A task for which there is no room to wait is refused with `too_many_requests`.
 */
export function inTurn({ width, each, queue, bytes: room }: Limits) {
  const running = new Map<string, number>();
  /** The company whose turn comes next is first. */
  const waiting = new Map<string, (() => void)[]>();
  let busy = 0;
  let held = 0;

  function mayRun(tenantId: string): boolean {
    return busy < width && (running.get(tenantId) ?? 0) < each;
  }

  function count(tenantId: string, change: 1 | -1): void {
    busy += change;
    const own = (running.get(tenantId) ?? 0) + change;
    if (own === 0) running.delete(tenantId);
    else running.set(tenantId, own);
  }

  function startNext(): void {
    const tenantId = [...waiting.keys()].find(mayRun);
    if (tenantId === undefined) return;
    const [start, ...rest] = waiting.get(tenantId) ?? [];
    waiting.delete(tenantId);
    if (rest.length > 0) waiting.set(tenantId, rest);
    count(tenantId, 1);
    start?.();
  }

  /** Waits in the company's own queue. Null if the task may begin now. */
  function wait({ tenantId, bytes }: Task): Promise<void> | null {
    if (mayRun(tenantId)) {
      count(tenantId, 1);
      return null;
    }
    const own = waiting.get(tenantId) ?? [];
    if (own.length >= queue || held + bytes > room) throw tooManyRequests(BUSY_SECONDS);
    held += bytes;
    return new Promise((resolve) => {
      const start = () => {
        held -= bytes;
        resolve();
      };
      waiting.set(tenantId, [...own, start]);
    });
  }

  return async function enter<T>(task: Task, work: () => Promise<T>): Promise<T> {
    const turn = wait(task);
    if (turn) await turn;
    try {
      return await work();
    } finally {
      count(task.tenantId, -1);
      startNext();
    }
  };
}
