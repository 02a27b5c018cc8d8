/**
 * `npm run bench`, or some of its parts: `npm run bench -- exports audit`. It measures against the goals of docs/rules.md §20, and
 * against something bare beside it in the same run, since machines differ. docs/benchmarks.md has the figures.
 */
import fs from 'node:fs';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { serverEnvironment } from '../../scripts/parts/environment.mjs';
import { buildBareApp } from './build-bare-app.mjs';
import { ensureData } from './data/ensure-data.mjs';
import { resultTable } from './parts/result-table.mjs';
import { serveApps } from './parts/serve-apps.mjs';

/** Those that need no server come first, so that none takes their processor. */
const PARTS = ['transactions', 'lists', 'search', 'pages', 'exports', 'audit'];
const WITHOUT_SERVER = PARTS.slice(0, 3);

await command(async (atEnd) => {
  const named = process.argv.slice(2).filter((word) => word !== '--');
  const unknown = named.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  const parts = PARTS.filter((name) => named.length === 0 || named.includes(name));
  const served = parts.some((name) => !WITHOUT_SERVER.includes(name));
  if (served) await ensureBuilt();
  const data = await ensureData();
  atEnd(data.stop);
  // Safe because nobody else listens: one session asks for all that is measured.
  const env = serverEnvironment(data.url, {
    ROOT_DOMAIN: 'localhost',
    LOG_LEVEL: 'error',
    READS_PER_MINUTE: '1000000',
  });
  Object.assign(process.env, env);
  const { closeDatabase } = await import('@/db/client');
  atEnd(closeDatabase);
  const table = resultTable();
  const stage = { env, add: table.add };
  for (const name of parts) {
    if (!WITHOUT_SERVER.includes(name) && !stage.ours)
      Object.assign(stage, await serveApps(stage, await bareFolder(), atEnd));
    console.log(`\n── ${name} ──`);
    const { measure } = await import(`./parts/${name}.mjs`);
    await measure(stage);
  }
  return table.end();

  async function bareFolder() {
    const folder = await buildBareApp();
    atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
});
