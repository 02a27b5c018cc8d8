/** Wrong passwords for accounts that there are and for others: nobody may learn from the time which is which. */
import { randomUUID } from 'node:crypto';
import { command } from '../../scripts/parts/command.mjs';
import { typescript } from '../../scripts/parts/run.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from './parts/ask.mjs';
import { figures, middle } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const TRIES = 200;
const MEMBERS = ['agent', 'manager', 'admin'];
/** Fewer than lock an account. */
const TRIES_EACH = 4;
const COMPANIES = Math.ceil(TRIES / MEMBERS.length / TRIES_EACH);
const BOUND_PERCENT = 5;

await command(async (atEnd) => {
  const { env, port, companies } = await setStage(atEnd, { companies: COMPANIES, drafts: 0 });
  const ids = companies.map(({ id }) => id).join(',');
  await typescript('tests/faults/parts/give-password.ts', { ...env, COMPANY: ids, PASSWORD: randomUUID() });
  const server = await serve(port, { ...env, TRUSTED_PROXIES: 'loopback' });
  atEnd(server.stop);
  const known = companies.flatMap(({ slug }) =>
    MEMBERS.map((member) => ({ tenant: slug, email: `${member}@${slug}.test` })),
  );
  const kinds = {
    known: (at) => known[at % known.length],
    'unknown e-mail': (at) => ({ ...known[at % known.length], email: `${randomUUID()}@nobody.test` }),
    'unknown company': (at) => ({ ...known[at % known.length], tenant: `x${randomUUID().slice(0, 12)}` }),
  };
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  let otherwise = 0;
  for (let at = -5; at < TRIES; at += 1)
    for (const [kind, account] of Object.entries(kinds)) {
      const headers = { 'x-forwarded-for': `10.${(at + 5) >> 6}.${at & 63}.${Object.keys(kinds).indexOf(kind) + 1}` };
      const body = { ...account(at + 5), password: `wrong-${randomUUID()}` };
      const { status, ms } = await ask(port, { method: 'POST', path: '/api/auth/login', body, headers });
      if (status !== 401) otherwise += 1;
      // The first ones also load code and open connections.
      if (at >= 0) times[kind].push(ms);
    }
  const result = figures();
  result.atMost('tries that were not refused alike', otherwise, 0);
  const base = middle(times.known);
  for (const [kind, all] of Object.entries(times)) result.note(`${kind}: half within`, middle(all).toFixed(2), 'ms');
  for (const kind of Object.keys(kinds).slice(1)) {
    const gap = (Math.abs(middle(times[kind]) - base) / base) * 100;
    result.atMost(`${kind} differs from a known account by`, gap, BOUND_PERCENT, '%');
  }
  return result.code();
});
