/**
 * Reports read from a streaming replica, while counters take payments. Each report must have all that was acknowledged before it was
 * asked for: while the replica keeps up, while it stands still, and after it was killed. It needs PostgreSQL's programs of the system.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from './parts/ask.mjs';
import { openCounter } from './parts/counter.mjs';
import { figures } from './parts/figures.mjs';
import { onServer, ownPostgres } from './parts/own-postgres.mjs';
import { fillStage } from './parts/stage.mjs';
import { systemPrograms } from './parts/system-programs.mjs';

const WORK_MS = 15_000;
const HANG_MS = 5000;
const DAY_MS = 86_400_000;

await command(async (atEnd) => {
  await ensureBuilt();
  const main = await ownPostgres(atEnd, { bin: systemPrograms() });
  const { env, port, companies } = await fillStage(main.url, { companies: 2, drafts: 200 });
  const replica = await main.replica();
  const server = await serve(port, { ...env, DATABASE_READ_URL: replica.url }, { log: '/dev/null' });
  atEnd(server.stop);
  const result = figures();
  const ledger = [];
  const counters = companies.map((company) => openCounter(port, company, ledger));

  await during('while it keeps up', WORK_MS);
  const [busy] = await onReplica(
    (sql) => sql`select xact_commit::int as reads from pg_stat_database where datname = 'wout'`,
  );
  result.note('transactions of the replica', busy.reads);
  result.atMost('probes in which the replica was not read', busy.reads > 0 ? 0 : 1, 0);
  await onReplica((sql) => sql`select pg_wal_replay_pause()`);
  await during('while it stands still', WORK_MS / 3);
  await onReplica((sql) => sql`select pg_wal_replay_resume()`);
  replica.stop();
  await during('after it was killed', WORK_MS / 3);
  await Promise.all(counters.map(({ close }) => close()));
  return result.code();

  async function during(when, ms) {
    const seen = { asked: 0, failed: 0, old: 0, longest: 0 };
    const until = Date.now() + ms;
    await Promise.all(companies.map((company) => readReports(company, until, seen)));
    result.note(`${when}: reports that were asked for`, seen.asked);
    result.atMost(`${when}: reports that failed`, seen.failed, 0);
    result.atMost(`${when}: reports without what was acknowledged before`, seen.old, 0);
    result.atMost(`${when}: longest answer`, seen.longest, HANG_MS, 'ms');
  }

  async function readReports(company, until, seen) {
    const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    for (; Date.now() < until; await sleep(20)) {
      const paid = ledger.filter((act) => act.company === company && act.kind === 'payment' && act.answer).length;
      const path = `/api/reports/summary?from=${day(-2)}&until=${day(2)}&types=payments`;
      const { status, body, ms } = await ask(port, { company, path });
      seen.asked += 1;
      seen.longest = Math.max(seen.longest, ms);
      if (status !== 200) seen.failed += 1;
      else if (body.payments.count < paid) seen.old += 1;
    }
  }

  function onReplica(work) {
    return onServer(replica.admin, work);
  }
});
