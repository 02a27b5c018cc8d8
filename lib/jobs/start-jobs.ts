import 'server-only';
import { setTimeout as later } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { log } from '../log';
import { JOBS } from './job-list';

const AGAIN_MS = 30_000;
const POLL_SECONDS = 30;

/**
 * Starts the work in the background on this server, beside any others: the queue in PostgreSQL hands each job to one of them.
 * Never fails: while the database is away it waits for it.
 */
export async function startJobs(): Promise<void> {
  const { DATABASE_URL: connectionString } = process.env;
  if (!connectionString) return;
  for (;;) {
    try {
      await start(connectionString);
      return;
    } catch (error) {
      log.warn({ err: error }, 'background work could not start yet');
      await later(AGAIN_MS, undefined, { ref: false });
    }
  }
}

async function start(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2, application_name: 'wout jobs' });
  boss.on('error', (error) => log.warn({ err: error }, 'background work is held up'));
  await boss.start();
  for (const { name, cron, run } of JOBS) {
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 3, retryDelay: 60, expireInMinutes: 30 });
    // What was missed while no server ran is caught up at once.
    await boss.send(name, {}, { singletonKey: name });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, run);
  }
}
