import 'server-only';
import { errorsCountedSince, errorsWithin } from '../error-counts';
import { jobsState } from '../jobs/jobs-state';
import { hasMailServer } from '../mail/has-mail-server';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { readStorage } from '../storage/read-storage';
import { buildVersion } from './build-version';
import { countMigrations } from './count-migrations';
import { countOutbox } from './count-outbox';
import { inTime } from './in-time';
import { judgeHealth } from './judge-health';
import { listErrors } from './list-errors';
import { listFailedJobs } from './list-failed-jobs';
import { listSlowQueries } from './list-slow-queries';
import { readDatabase } from './read-database';
import { readQueues } from './read-queues';

const PATIENCE_MS = 3_000;

export type Health = Awaited<ReturnType<typeof getHealth>>;

/** How the installation is, with a verdict for each part. What does not answer in time is unknown, and judged so. */
export async function getHealth(ctx: AdminContext) {
  const outbox = await operatorQuery(ctx, 'health.view', countOutbox);
  const [database, queues, failures, storage, migrations, slow] = await Promise.all([
    inTime(readDatabase, PATIENCE_MS, null),
    inTime(readQueues, PATIENCE_MS, null),
    inTime(listFailedJobs, PATIENCE_MS, []),
    inTime(readStorage, PATIENCE_MS, null),
    inTime(countMigrations, PATIENCE_MS, null),
    inTime(listSlowQueries, PATIENCE_MS, { kept: 'server' as const, queries: [] }),
  ]);
  const mail = { ...outbox, kind: hasMailServer() ? ('smtp' as const) : ('folder' as const) };
  const errors = { since: errorsCountedSince(), codes: listErrors(errorsWithin, ctx.now.getTime()) };
  const facts = { database, queues, running: jobsState().running, storage, migrations, mail, errors };
  return { ...facts, failures, slow, build: buildVersion(), verdicts: judgeHealth(facts, ctx.now) };
}
