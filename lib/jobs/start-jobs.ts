import 'server-only';
import { setTimeout as later } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { log } from '../log';
import { jobConnection } from './job-connection';
import { JOBS } from './job-list';
import { jobsState } from './jobs-state';
import { runJob } from './run-job';
import { watchStatements } from './watch-statements';

/** Soon, as nobody is sent to a server without background work (`/api/ready`). */
const AGAIN_MS = 2_000;
const POLL_SECONDS = 30;

/**
 * Starts the background jobs on this server. If several servers run, the queue in PostgreSQL gives each job to one of
 * them. Never fails: if the database is down, it waits until the database is back.
 */
export async function startJobs(): Promise<void> {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) return;
  for (let failures = 0; ; failures += 1) {
    try {
      await start(databaseUrl);
      return;
    } catch (error) {
      if (failures === 0) log.warn({ err: error }, 'background work could not start yet, and is tried again');
      await later(AGAIN_MS, undefined, { ref: false });
    }
  }
}

async function start(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: jobConnection(databaseUrl),
    schema: 'jobs',
    max: 2,
    application_name: 'wout jobs',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'background work is held up'));
  watchStatements(boss.getDb());
  try {
    await begin(boss);
  } catch (error) {
    // Else its workers would go on beside those of the next try.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  jobsState().running = true;
}

async function begin(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const { name, cron, run } of JOBS) {
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 3, retryDelay: 60, expireInMinutes: 30 });
    // Jobs missed while no server was running are caught up immediately.
    await boss.send(name, {}, { singletonKey: name });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => runJob({ name, run }));
  }
}
