import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withPlatform } from '@/db/client';
import { poolUse } from '@/db/pool-use';
import { errorTotals } from '../error-counts';
import { countExports } from './count-exports';
import { countOutbox } from './count-outbox';
import { inTime } from './in-time';
import { readQueues } from './read-queues';
import { requestKind } from './request-kind';
import { whenAnswered } from './when-answered';

const PATIENCE_MS = 2_000;
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const store = globalThis as typeof globalThis & { woutMetrics?: Registry };

/** Begins to count requests, if somebody may read the numbers. Otherwise no request is timed. */
export function startMetrics(): void {
  if (!process.env.METRICS_TOKEN || store.woutMetrics) return;
  const registers = [new Registry()] as [Registry];
  store.woutMetrics = registers[0];
  collectDefaultMetrics({ register: registers[0] });
  const requests = new Counter({
    name: 'wout_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'wout_request_seconds',
    help: 'Time until a request was answered in full',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  whenAnswered((method, path, status, taken) => {
    const kind = requestKind(method, path);
    requests.inc({ kind, status });
    seconds.observe({ kind }, taken);
  });
  addErrors(registers);
  addDatabase(registers);
}

/** The text that Prometheus reads, or null where nothing is counted. It names no company and no person. */
export async function metricsText(): Promise<{ text: string; type: string } | null> {
  startMetrics();
  const registry = store.woutMetrics;
  return registry ? { text: await registry.metrics(), type: registry.contentType } : null;
}

function addErrors(registers: [Registry]): void {
  new Counter({
    name: 'wout_errors_total',
    help: 'Errors that somebody was told of',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of errorTotals()) this.inc({ code }, count);
    },
  });
}

/** What only the database knows is left out while it does not answer. */
function addDatabase(registers: [Registry]): void {
  gauge(
    registers,
    'wout_database_connections',
    'Transactions with a connection, and those waiting for one',
    ['state'],
    (set) => {
      set(poolUse().inUse, { state: 'in_use' });
      set(poolUse().waiting, { state: 'waiting' });
    },
  );
  gauge(registers, 'wout_jobs', 'Background jobs', ['queue', 'state'], async (set) => {
    for (const { name: queue, waiting, running, failed } of (await inTime(readQueues, PATIENCE_MS, null)) ?? []) {
      set(waiting, { queue, state: 'waiting' });
      set(running, { queue, state: 'running' });
      set(failed, { queue, state: 'failed' });
    }
  });
  gauge(registers, 'wout_outbox_waiting', 'Mails that wait to be sent', [], async (set) => {
    const outbox = await inTime(() => withPlatform(countOutbox), PATIENCE_MS, null);
    if (outbox) set(outbox.waiting);
  });
  gauge(registers, 'wout_exports_running', 'Exports of reports that run', [], async (set) => {
    const running = await inTime(countExports, PATIENCE_MS, null);
    if (running !== null) set(running);
  });
}

type SetValue = (value: number, labels?: Record<string, string>) => void;

function gauge(
  registers: [Registry],
  name: string,
  help: string,
  labelNames: string[],
  read: (set: SetValue) => void | Promise<void>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers,
    async collect() {
      this.reset();
      await read((value, labels = {}) => this.set(labels, value));
    },
  });
}
