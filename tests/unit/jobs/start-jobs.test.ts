import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsState } from '@/lib/jobs/jobs-state';
import { startJobs } from '@/lib/jobs/start-jobs';

const queue = vi.hoisted(() => ({ away: '', begun: 0, stopped: 0, working: 0 }));
// The queue's package, whose database is away or back.
vi.mock('pg-boss', () => ({
  default: class {
    on() {}
    getDb = () => ({ executeSql: async () => ({ rows: [] }) });
    start = async () => {
      queue.begun += 1;
      if (queue.away === 'at the start') throw new Error('the connection was lost');
    };
    createQueue = async () => {};
    send = async () => {};
    schedule = async () => {
      if (queue.away === 'later') throw new Error('the connection was lost');
    };
    work = async () => {
      queue.working += 1;
    };
    stop = async () => {
      queue.stopped += 1;
    };
  },
}));

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://host/wout');
  Object.assign(queue, { away: '', begun: 0, stopped: 0, working: 0 });
  jobsState().running = false;
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['at the start', 'later'])(
  'begins soon after the database is back, if that was away %s',
  async (when) => {
    queue.away = when;
    const started = startJobs();
    await vi.waitFor(() => expect(queue.stopped).toBe(1), { timeout: 20_000 });
    expect(jobsState().running).toBe(false);
    queue.away = '';
    await vi.waitFor(() => expect(jobsState().running).toBe(true), { timeout: 20_000 });
    await started;
    expect([queue.begun, queue.stopped]).toEqual([2, 1]);
    expect(queue.working).toBeGreaterThan(5);
  },
  30_000,
);
