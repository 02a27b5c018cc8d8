import { serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { freePort } from './parts/ports.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { typescript } from './parts/run.mjs';
import { onEnd, serve } from './parts/serve.mjs';

await ensureInstalled();
const database = await ensureDatabase('postgres');
onEnd(database.stop);
const env = serverEnvironment(database.url);
await typescript('scripts/prepare.ts', env);
await typescript('scripts/seed.ts', env);
const port = await freePort(Number(process.env.PORT ?? 3000), 'development');
const server = await serve(port, env, { mode: 'dev' });
await typescript('scripts/print-logins.ts', { ...env, PORT: String(port) });
await server.ended;
await database.stop();
