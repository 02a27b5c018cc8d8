import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { serve } from '../../../scripts/parts/serve.mjs';
import { BIG, ORDINARY } from './big-company.mjs';

const QUIET_SECONDS = 3;
/** Some jobs run each minute, so that it may never be quiet. */
const MOST_SECONDS = 180;

/** Serves the bare application and ours, with an admin of the big company signed in to ours, and one of an ordinary one. */
export async function serveApps({ env }, folder, atEnd) {
  const bare = { port: await anyPort(), headers: {} };
  atEnd((await serve(bare.port, env, { folder, health: '/bare', log: '/dev/null' })).stop);
  const port = await anyPort();
  const server = await serve(port, env, { log: '/dev/null' });
  atEnd(server.stop);
  await jobsDone(env.DATABASE_URL);
  const ours = { port, headers: await headersOf(BIG), pid: server.pid };
  return { bare, ours, ordinary: { ...ours, headers: await headersOf(ORDINARY) } };
}

async function headersOf({ tenantId, memberId, slug }) {
  const sessionId = newId();
  await withTenant(tenantId, (tx) =>
    tx.insert(sessions).values({ tenantId, id: sessionId, memberId, expiresAt: sql`now() + interval '14 days'` }),
  );
  const token = await encodeSessionToken({ tenantId, sessionId });
  return { host: `${slug}.localhost`, authorization: `Bearer ${token}` };
}

/** A server that starts runs its jobs once for all companies, which would take the processor from what is measured. */
async function jobsDone(url) {
  console.log('Waiting for the jobs of 1,000 companies …');
  const watcher = postgres(url, { max: 1, onnotice: () => undefined });
  for (let quiet = 0, waited = 0; quiet < QUIET_SECONDS && waited < MOST_SECONDS; waited += 1) {
    await sleep(1000);
    quiet = (await isQuiet(watcher)) ? quiet + 1 : 0;
  }
  await watcher.end();
}

/** Whether no job runs or waits. A server that has just started in a new database has no queue yet. */
async function isQuiet(watcher) {
  const [{ queue }] = await watcher`select to_regclass('jobs.job') as queue`;
  if (!queue) return false;
  const [{ busy }] = await watcher`select count(*)::int as busy from jobs.job
    where state in ('active', 'retry') or (state = 'created' and start_after < now())`;
  return busy === 0;
}
