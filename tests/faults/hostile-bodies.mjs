/** Malformed bodies, of which one once kept a server busy for minutes: what each costs the server's processor. */
import fs from 'node:fs';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { startCanary } from '../support/canary-server.ts';
import { hostileFlight } from '../support/hostile/flight.ts';
import { servedActions } from '../support/served-actions.ts';
import { ask } from './parts/ask.mjs';
import { figures } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const BOUND_SECONDS = 1;
/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100;
const DEEP = `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;

await command(async (atEnd) => {
  const { env, port, companies } = await setStage(atEnd, { companies: 1, drafts: 0 });
  const server = await serve(port, env);
  atEnd(server.stop);
  const canary = await startCanary();
  atEnd(canary.stop);
  const [company] = companies;
  const { id, path } = servedActions().find(({ name }) => name === 'logInAction');
  const host = `${company.slug}.localhost:${port}`;
  const act = ({ type, body }) =>
    ask(port, {
      ...{ method: 'POST', path, body: Buffer.from(body), parse: false },
      headers: { host, origin: `http://${host}`, 'next-action': id, 'content-type': type },
    });
  const write = (body) => ask(port, { company, method: 'POST', path: '/api/vehicles', body: Buffer.from(body) });
  await act({ type: 'text/plain;charset=UTF-8', body: '[{},null]' });
  const asked = [
    ...hostileFlight(canary.origin).map((body) => [body.body, () => act(body)]),
    ...[DEEP, `"${'\\u0000'.repeat(160_000)}"`, `[${'1,'.repeat(400_000)}1]`].map((body) => [body, () => write(body)]),
  ];
  const costs = [];
  for (const [body, send] of asked) {
    const before = processorSeconds(server.pid);
    const { status } = await send();
    costs.push({
      seconds: processorSeconds(server.pid) - before,
      status,
      begins: body.slice(0, 60).replace(/\s+/g, ' '),
    });
  }
  const result = figures();
  const dearest = costs.toSorted((one, other) => other.seconds - one.seconds);
  for (const { seconds, status, begins } of dearest.slice(0, 5))
    console.log(`  ${seconds.toFixed(2)} s, ${status}: ${begins}`);
  result.note('bodies sent', costs.length);
  result.atMost('processor time that the dearest took', dearest[0].seconds, BOUND_SECONDS, 's');
  result.atMost('bodies that were not answered', costs.filter(({ status }) => status === 0).length, 0);
  result.atMost('connections that one of them made the server open', canary.knocks(), 0);
  const after = await ask(port, { path: '/api/health' });
  result.atMost('servers that answer no more', after.status === 200 ? 0 : 1, 0);
  return result.code();
});

function processorSeconds(pid) {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
