import { ensureInstalled } from './parts/install.mjs';
import { freePort } from './parts/ports.mjs';
import { typescript } from './parts/run.mjs';

await ensureInstalled();
const { ensureDatabase } = await import('./parts/postgres.mjs');
const { ensureBuilt } = await import('./parts/build.mjs');
const { serverEnvironment } = await import('./parts/environment.mjs');
const { onEnd, serve } = await import('./parts/serve.mjs');

let server = null;
const database = await ensureDatabase('postgres');
const stopAll = async () => {
  console.log('\nStopping …');
  await server?.stop();
  await database.stop();
};
onEnd(stopAll);
try {
  const env = serverEnvironment(database.url);
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  await ensureBuilt();
  const port = await freePort(Number(process.env.PORT ?? 3000), 'the demo');
  server = await serve(port, env);
  await typescript('scripts/print-logins.ts', { ...env, PORT: String(port) });
  await server.ended;
  await database.stop();
} catch (error) {
  console.error(error.message);
  await stopAll();
  process.exit(1);
}
