import { describe, expect, it } from 'vitest';
import { type HealthFacts, judgeHealth } from '@/lib/health/judge-health';

const NOW = new Date('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number, ms = 0) => new Date(NOW.getTime() - minutes * 60_000 - ms);
const GB = 1024 ** 3;

const QUEUE = { name: 'billing', waiting: 1, running: 0, failed: 0, dueSince: null, lastDone: null };
const WELL: HealthFacts = {
  database: { connections: 80, mostConnections: 100, oldestSeconds: 300 },
  queues: [QUEUE],
  running: true,
  storage: { writable: true, freeBytes: 5 * GB, allBytes: 100 * GB },
  migrations: { expected: 3, applied: 3 },
  mail: { kind: 'smtp', waiting: 4, retried: 0, failed: 0 },
  errors: { codes: [{ code: 'not_found', hour: 5 }] },
};

describe('what to think of each part', () => {
  it('is good where all is', () => {
    const { queues, ...verdicts } = judgeHealth(WELL, NOW);
    expect(Object.values(verdicts).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
    expect(queues).toEqual({ billing: { level: 'ok', say: 'queue_well' } });
  });

  it.each([
    ['database', { database: null }, 'bad', 'database_silent'],
    [
      'database',
      { database: { connections: 81, mostConnections: 100, oldestSeconds: 0 } },
      'warn',
      'connections_short',
    ],
    [
      'database',
      { database: { connections: 1, mostConnections: 100, oldestSeconds: 301 } },
      'warn',
      'transaction_long',
    ],
    ['jobs', { queues: null }, 'bad', 'jobs_unknown'],
    ['jobs', { running: false }, 'bad', 'jobs_stopped'],
    ['jobs', { queues: [{ ...QUEUE, dueSince: minutesAgo(10) }] }, 'ok', 'jobs_well'],
    [
      'jobs',
      {
        queues: [
          { ...QUEUE, failed: 1 },
          { ...QUEUE, dueSince: minutesAgo(10, 1) },
        ],
      },
      'bad',
      'jobs_late',
    ],
    ['jobs', { queues: [{ ...QUEUE, failed: 1 }] }, 'warn', 'jobs_failed'],
    ['storage', { storage: null }, 'bad', 'storage_silent'],
    ['storage', { storage: { writable: false, freeBytes: null, allBytes: null } }, 'bad', 'storage_silent'],
    ['storage', { storage: { writable: true, freeBytes: null, allBytes: null } }, 'ok', 'storage_well'],
    ['storage', { storage: { writable: true, freeBytes: GB - 1, allBytes: 2 * GB } }, 'warn', 'storage_short'],
    ['storage', { storage: { writable: true, freeBytes: 5 * GB - 1, allBytes: 100 * GB } }, 'warn', 'storage_short'],
    ['mail', { mail: { kind: 'folder', waiting: 0, retried: 0, failed: 0 } }, 'warn', 'mail_folder'],
    ['mail', { mail: { kind: 'smtp', waiting: 1, retried: 1, failed: 1 } }, 'warn', 'mail_failed'],
    ['mail', { mail: { kind: 'smtp', waiting: 1, retried: 1, failed: 0 } }, 'warn', 'mail_retried'],
    ['version', { migrations: null }, 'bad', 'migrations_unknown'],
    ['version', { migrations: { expected: 3, applied: 2 } }, 'bad', 'migrations_missing'],
    ['errors', { errors: { codes: [{ code: 'server_error', hour: 1 }] } }, 'warn', 'unexpected_errors'],
    ['errors', { errors: { codes: [{ code: 'server_error', hour: 0 }] } }, 'ok', 'no_unexpected_errors'],
  ] as const)('%s: %j', (part, facts, level, say) => {
    expect(judgeHealth({ ...WELL, ...facts } as HealthFacts, NOW)[part]).toEqual({ level, say });
  });
});
