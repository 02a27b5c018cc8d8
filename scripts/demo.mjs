import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';
import { serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { freePort, wantedPort } from './parts/ports.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { typescript } from './parts/run.mjs';
import { serve } from './parts/serve.mjs';

await command(async (atEnd) => {
  const wanted = wantedPort();
  await ensureInstalled();
  const database = await ensureDatabase('postgres');
  atEnd(database.stop);
  const env = serverEnvironment(database.url);
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  await ensureBuilt();
  const port = await freePort(wanted, 'the demo');
  const server = await serve(port, env);
  atEnd(server.stop);
  atEnd(() => console.log('\nStopping …'));
  await typescript('scripts/print-logins.ts', { ...env, PORT: String(port) });
  return server.ended;
});
