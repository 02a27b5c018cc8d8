import { ensureBuilt } from './parts/build.mjs';
import { serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { typescript } from './parts/run.mjs';
import { onEnd, serve } from './parts/serve.mjs';

await ensureInstalled();
const database = await ensureDatabase('postgres');
const env = serverEnvironment(database.url);
try {
  await typescript('scripts/prepare.ts', env);
  await ensureBuilt();
  const server = await serve(Number(process.env.PORT ?? 3000), env);
  onEnd(async () => {
    await server.stop();
    await database.stop();
  });
  const code = await server.ended;
  await database.stop();
  process.exit(code);
} catch (error) {
  console.error(error.message);
  await database.stop();
  process.exit(1);
}
