import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../../../scripts/parts/build.mjs';
import { serverEnvironment } from '../../../scripts/parts/environment.mjs';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { ROOT, typescript } from '../../../scripts/parts/run.mjs';
import { makeDatabase, scratchServer } from '../../../scripts/parts/scratch-database.mjs';

/** Builds the application and fills a new database on the server for tests. Everything it made is removed `atEnd`. */
export async function setStage(atEnd, { companies = 1, drafts }) {
  await ensureBuilt();
  const server = await scratchServer();
  atEnd(server.stop);
  const database = await makeDatabase(server.url);
  atEnd(database.drop);
  return fillStage(database.url, { companies, drafts });
}

/** Migrates and fills a database. */
export async function fillStage(databaseUrl, { companies, drafts }) {
  const folder = path.join(ROOT, 'test-results');
  fs.mkdirSync(folder, { recursive: true });
  const env = serverEnvironment(databaseUrl, {
    ROOT_DOMAIN: 'localhost',
    LOG_LEVEL: 'error',
    // The probes read as much as they can.
    READS_PER_MINUTE: '1000000',
    STORAGE_DIR: path.join(folder, 'fault-files'),
  });
  await typescript('scripts/prepare.ts', env);
  const file = path.join(folder, `faults-${randomUUID()}.json`);
  await typescript('tests/faults/parts/fill-companies.ts', env, [file, String(companies), String(drafts)]);
  const made = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return { databaseUrl, env, port: await anyPort(), companies: made };
}
