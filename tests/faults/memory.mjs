/**
 * Ten minutes of mixed load on a server that is started as in a container of 512 MiB: its memory must stay inside, and
 * must not grow. As root it is in a control group of that size, whose limit kills it. `MINUTES=2` makes it shorter.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { assemble } from '../../scripts/parts/assemble.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { plainPdf } from '../support/hostile/pdf-parts.ts';
import { ask } from './parts/ask.mjs';
import { openCounter } from './parts/counter.mjs';
import { figures, middle } from './parts/figures.mjs';
import { memoryGroup } from './parts/memory-group.mjs';
import { setStage } from './parts/stage.mjs';
import { copyStandalone, startStandalone } from './parts/standalone-server.mjs';
import { upload } from './parts/upload.mjs';

const MIB = 1024 * 1024;
const CONTAINER = 512 * MIB;
/** The start script runs in the same container, and is not measured where no control group can be made. */
const OTHERS_MIB = 80;
const GROWTH = 1.15;
const MINUTES = Number(process.env.MINUTES ?? 10);
const PAGES = ['/dashboard', '/vehicles', '/customers', '/rentals', '/rentals/new', '/availability', '/payments'];
const LISTS = ['/api/vehicles', '/api/customers', '/api/rentals', '/api/payments', '/api/dashboard'];
const READS = [...PAGES, ...LISTS];
const READERS = 2;
const NOISE = { type: 'gaussian', mean: 128, sigma: 30 };

await command(async (atEnd) => {
  const { env, port, companies } = await setStage(atEnd, { companies: 2, drafts: 300 });
  const group = memoryGroup(CONTAINER);
  if (group) atEnd(group.remove);
  const server = await (group ? startImage(env, port, { atEnd, enter: group.enter }) : startServer(env, port));
  atEnd(() => server.stop());
  let ended = false;
  server.ended.then(() => {
    ended = true;
  });
  const result = figures();
  const ledger = [];
  const until = Date.now() + MINUTES * 60_000;
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#2a6', noise: NOISE } })
    .jpeg()
    .toBuffer();
  const pdf = Buffer.from(await plainPdf(20));
  const counters = companies.map((company) => openCounter(port, company, ledger));
  const samples = [];
  let answered = 0;
  let failed = 0;
  let stored = 0;
  let drawn = 0;

  await Promise.all([
    sample(),
    ...companies.flatMap((company) => [
      ...Array.from({ length: READERS }, () => repeat(5, (turn) => read(company, READS[turn % READS.length]))),
      repeat(400, (turn) => send(company, turn)),
      repeat(300, () => readPaper(company)),
    ]),
  ]);
  await Promise.all(counters.map(({ close }) => close()));

  const third = Math.floor(samples.length / 3);
  const [early, late] = [middle(samples.slice(third, 2 * third)), middle(samples.slice(2 * third))];
  result.note(`requests answered in ${MINUTES} min`, answered);
  result.note('files that were stored', stored);
  result.note('pages that were drawn', drawn);
  result.atMost('requests that failed', failed, 0);
  result.atMost('probes that drew no page', drawn > 0 ? 0 : 1, 0);
  result.atMost('probes that stored nothing', stored > 0 ? 0 : 1, 0);
  if (group) {
    result.atMost('servers that the limit has killed', ended ? 1 : 0, 0);
    result.note('most memory of its group, files that it read included', Math.round(group.most() / MIB), 'MiB');
  }
  result.note('memory in the second third, half of the samples within', Math.round(early), 'MiB');
  result.atMost('memory in the last third, half of the samples within', late, early * GROWTH, 'MiB');
  const room = CONTAINER / MIB - (group ? 0 : OTHERS_MIB);
  result.atMost('most memory, without files that were read', Math.max(...samples), room, 'MiB');
  return result.code();

  async function sample() {
    for (; Date.now() < until; await sleep(1000)) {
      if (ended) return;
      samples.push((group ? group.used() : usedBy(server.pid)) / MIB);
    }
  }

  async function repeat(pauseMs, work) {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const { status } = await work(turn);
      answered += 1;
      // Too many requests, and a record that has no room for another file, are answers too.
      if (status === 0 || status >= 500) failed += 1;
      await sleep(pauseMs);
    }
  }

  async function read(company, path) {
    const answer = await ask(port, { company, path, parse: false });
    if (PAGES.includes(path) && answer.status === 200) drawn += 1;
    return answer;
  }

  async function send(company, turn) {
    const isPdf = turn % 2 === 0;
    const kind = isPdf ? { slot: 'insurance', type: 'application/pdf' } : { slot: 'photo', type: 'image/jpeg' };
    const vehicleId = company.vehicles[turn % company.vehicles.length];
    const answer = await ask(port, { company, ...upload({ vehicleId, content: isPdf ? pdf : photo, ...kind }) });
    if (answer.status === 201) stored += 1;
    return answer;
  }

  function readPaper(company) {
    const out = ledger.filter((entry) => entry.company === company && entry.kind === 'hand-over' && entry.answer);
    const rentalId = out.at(-1)?.rentalId;
    return rentalId
      ? ask(port, { company, path: `/api/rentals/${rentalId}/agreement`, parse: false })
      : ask(port, { company, path: '/api/health' });
  }
});

/** What an image runs, its start script included. */
async function startImage(env, port, { atEnd, enter }) {
  const { DATABASE_URL, AUTH_SECRET, ROOT_DOMAIN, READS_PER_MINUTE } = env;
  const settings = { DATABASE_URL, AUTH_SECRET, ROOT_DOMAIN, READS_PER_MINUTE, LOG_LEVEL: 'error' };
  return startStandalone(await copyStandalone(atEnd), port, settings, { enter });
}

/** The server alone, with the heap that it has in the container. */
async function startServer(env, port) {
  return serve(port, env, { mode: 'standalone', folder: await assemble(), log: '/dev/null', memory: CONTAINER });
}

/** The bytes of a process, without pages of files, which the system takes back when it needs memory. */
function usedBy(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const parts = [...status.matchAll(/Rss(?:Anon|Shmem):\s+(\d+)/g)];
  return parts.reduce((sum, [, kib]) => sum + Number(kib) * 1024, 0);
}
