/**
 * The server is killed 50 times under hand-overs, payments and returns. What it acknowledged must be there once, and what
 * it did not acknowledge must be there at most once.
 */
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { audit } from './parts/audit.mjs';
import { breakAtWork } from './parts/break-at-work.mjs';
import { figures } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const KILLS = Number(process.env.KILLS ?? 50);

await command(async (atEnd) => {
  const { databaseUrl, env, port, companies } = await setStage(atEnd, { companies: 2, drafts: 8 * KILLS });
  let server = null;
  atEnd(() => server?.stop());
  const ledger = [];
  const result = figures();
  const destroy = () => {
    process.kill(server.pid, 'SIGKILL');
    return server.ended;
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await serve(port, env, { log: '/dev/null' });
    await breakAtWork({ port, companies, ledger, round: kill, destroy });
  }
  server = await serve(port, env, { log: '/dev/null' });
  result.note('kills of the server', KILLS);
  await audit({ port, databaseUrl, companies, ledger, result });
  return result.code();
});
