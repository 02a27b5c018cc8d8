import { MINUTE_MS } from '../durations';
import type { Queue } from './read-queues';

export interface HealthFacts {
  database: { connections: number; mostConnections: number; oldestSeconds: number } | null;
  queues: Queue[] | null;
  /** Whether this server takes jobs. */
  running: boolean;
  storage: { writable: boolean; freeBytes: number | null; allBytes: number | null } | null;
  migrations: { expected: number; applied: number } | null;
  mail: { kind: 'smtp' | 'folder'; waiting: number; retried: number; failed: number };
  errors: { codes: { code: string; hour: number }[] };
}

const FULL = 0.8;
const LONG_SECONDS = 5 * 60;
const HELD_UP_MS = 10 * MINUTE_MS;
const LITTLE_BYTES = 1024 ** 3;
const LITTLE_SHARE = 0.05;

/** What to think of each part, in a word that stands for a sentence (`health.says_<word>`). */
export function judgeHealth(facts: HealthFacts, now: Date) {
  return {
    database: database(facts.database),
    jobs: jobs(facts, now),
    queues: Object.fromEntries((facts.queues ?? []).map((queue) => [queue.name, judgeQueue(queue, now)])),
    storage: storage(facts.storage),
    mail: mail(facts.mail),
    version: version(facts.migrations),
    errors: facts.errors.codes.some(({ code, hour }) => code === 'server_error' && hour > 0)
      ? warn('unexpected_errors')
      : ok('no_unexpected_errors'),
  };
}

export type Verdict = ReturnType<typeof judgeHealth>[Exclude<keyof ReturnType<typeof judgeHealth>, 'queues'>];

function database(facts: HealthFacts['database']) {
  if (!facts) return bad('database_silent');
  if (facts.connections > facts.mostConnections * FULL) return warn('connections_short');
  if (facts.oldestSeconds > LONG_SECONDS) return warn('transaction_long');
  return ok('database_well');
}

function jobs({ queues, running }: HealthFacts, now: Date) {
  if (!queues) return bad('jobs_unknown');
  if (!running) return bad('jobs_stopped');
  const verdicts = queues.map((queue) => judgeQueue(queue, now));
  if (verdicts.some(({ level }) => level === 'bad')) return bad('jobs_late');
  if (verdicts.some(({ level }) => level === 'warn')) return warn('jobs_failed');
  return ok('jobs_well');
}

function judgeQueue({ dueSince, failed }: Queue, now: Date) {
  if (dueSince && now.getTime() - dueSince.getTime() > HELD_UP_MS) return bad('queue_late');
  return failed > 0 ? warn('queue_failed') : ok('queue_well');
}

function storage(facts: HealthFacts['storage']) {
  if (!facts?.writable) return bad('storage_silent');
  const { freeBytes, allBytes } = facts;
  if (freeBytes === null || allBytes === null) return ok('storage_well');
  return freeBytes < LITTLE_BYTES || freeBytes < allBytes * LITTLE_SHARE ? warn('storage_short') : ok('storage_well');
}

function mail({ kind, retried, failed }: HealthFacts['mail']) {
  if (kind === 'folder') return warn('mail_folder');
  if (failed > 0) return warn('mail_failed');
  return retried > 0 ? warn('mail_retried') : ok('mail_well');
}

function version(migrations: HealthFacts['migrations']) {
  if (!migrations) return bad('migrations_unknown');
  return migrations.applied === migrations.expected ? ok('migrations_well') : bad('migrations_missing');
}

const ok = <Say extends string>(say: Say) => ({ level: 'ok', say }) as const;
const warn = <Say extends string>(say: Say) => ({ level: 'warn', say }) as const;
const bad = <Say extends string>(say: Say) => ({ level: 'bad', say }) as const;
