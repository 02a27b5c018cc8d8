import { assertDatabaseChosen } from './parts/chosen-database.mjs';
import { command } from './parts/command.mjs';
import { secretNotice, serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { loadSettings } from './parts/load-settings.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { typescript } from './parts/run.mjs';

/** `npm run operator -- you@example.com "Your Name"`: adds a super administrator, and prints the link that lets them in. */
await command(async (atEnd) => {
  if (!process.argv[2]?.includes('@')) throw new Error('Say whom: npm run operator -- you@example.com "Your Name"');
  loadSettings();
  assertDatabaseChosen(process.env);
  await ensureInstalled({ dev: false });
  // Reads them with zod, which must be installed by then.
  const { assertSettings } = await import('./parts/settings.mjs');
  assertSettings(process.env);
  const database = await ensureDatabase('postgres');
  atEnd(database.stop);
  const notice = secretNotice(process.env);
  if (notice) console.warn(notice);
  const env = serverEnvironment(database.url);
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/invite-operator.ts', env, process.argv.slice(2));
});
