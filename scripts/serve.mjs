import { command } from './parts/command.mjs';
import { loadSettings } from './parts/load-settings.mjs';
import { wantedPort } from './parts/ports.mjs';
import { prepare } from './parts/prepare.mjs';
import { serve } from './parts/serve.mjs';
import { assertSettings } from './parts/settings.mjs';
import { startNotices } from './parts/start-notices.mjs';
import { assertStorageFolder } from './parts/storage-folder.mjs';
import { machine, workerCount } from './parts/worker-count.mjs';

/**
 * What an image runs: `npm start` for the folder that `npm run standalone` makes. It installs and builds nothing, and writes
 * nothing beside itself.
 */
await command(async (atEnd) => {
  process.env.NODE_ENV = 'production';
  loadSettings();
  const port = wantedPort();
  assertSettings(process.env, { alone: true });
  assertStorageFolder(process.env);
  for (const sentence of startNotices(process.env)) console.warn(sentence);
  const env = { ...process.env, AUTH_TRUST_HOST: 'true', NEXT_TELEMETRY_DISABLED: '1' };
  await prepare(env);
  const server = await serve(port, env, { mode: 'standalone', workers: workerCount(env, machine()) });
  atEnd(server.stop);
  return server.ended;
});
