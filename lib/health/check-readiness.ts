import 'server-only';
import { jobsState } from '../jobs/jobs-state';
import { isHealthy } from '../server/health';
import { isStorageWritable } from '../storage/is-storage-writable';
import { countMigrations } from './count-migrations';
import { inTime } from './in-time';

const PATIENCE_MS = 2_000;
/** A store may cost money for each write, and hosts ask every few seconds. */
const STORAGE_FRESH_MS = 30_000;

let storageSeenAt = 0;

export type Readiness = Record<'database' | 'migrations' | 'storage' | 'jobs', 'ok' | 'fail'>;

/**
 * Whether this server can do all of its work now: what hosts ask before they send people to it. Of several on one machine, the
 * first alone runs background jobs (`scripts/parts/worker-count.mjs`).
 */
export async function checkReadiness(now: number): Promise<Readiness> {
  const [database, migrations, storage] = await Promise.all([
    inTime(isHealthy, PATIENCE_MS, false),
    inTime(areMigrated, PATIENCE_MS, false),
    now - storageSeenAt < STORAGE_FRESH_MS || inTime(isStorageWritable, PATIENCE_MS, false),
  ]);
  if (storage && now - storageSeenAt >= STORAGE_FRESH_MS) storageSeenAt = now;
  return {
    database: verdict(database),
    migrations: verdict(migrations),
    storage: verdict(storage),
    jobs: verdict(jobsState().running || process.env.JOBS_ELSEWHERE === 'true'),
  };
}

async function areMigrated(): Promise<boolean> {
  const { expected, applied } = await countMigrations();
  return applied === expected;
}

function verdict(ok: boolean): 'ok' | 'fail' {
  return ok ? 'ok' : 'fail';
}
