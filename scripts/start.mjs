import { ensureBuilt } from './parts/build.mjs';
import { assertDatabaseChosen } from './parts/chosen-database.mjs';
import { command } from './parts/command.mjs';
import { serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { loadSettings } from './parts/load-settings.mjs';
import { wantedPort } from './parts/ports.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { typescript } from './parts/run.mjs';
import { serve } from './parts/serve.mjs';
import { startNotices } from './parts/start-notices.mjs';
import { assertStorageFolder } from './parts/storage-folder.mjs';
import { machine, workerCount } from './parts/worker-count.mjs';

await command(async (atEnd) => {
  loadSettings();
  const port = wantedPort();
  assertDatabaseChosen(process.env);
  await ensureInstalled({ dev: false });
  // Reads them with zod, which must be installed by then.
  const { assertSettings } = await import('./parts/settings.mjs');
  assertSettings(process.env);
  assertStorageFolder(process.env);
  const database = await ensureDatabase('postgres');
  atEnd(database.stop);
  for (const sentence of startNotices(process.env)) console.warn(sentence);
  const env = serverEnvironment(database.url);
  await typescript('scripts/prepare.ts', env);
  await ensureBuilt();
  const server = await serve(port, env, { workers: workerCount(env, machine()) });
  atEnd(server.stop);
  return server.ended;
});
