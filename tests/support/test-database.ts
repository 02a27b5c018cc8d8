import { migrate } from '@/db/migrate';

interface Scratch {
  scratchServer(): Promise<{ url: string; stop(): Promise<void> }>;
  makeDatabase(serverUrl: string, template?: string): Promise<{ url: string; drop(): Promise<void> }>;
}

/**
 * Creates a new migrated database for a test run, on the server for tests, and drops it afterwards. `ownDatabase` copies the
 * migrated database before the tests fill it.
 */
export default async function setup() {
  const { scratchServer, makeDatabase } = await scratch();
  const server = await scratchServer();
  const migrated = await makeDatabase(server.url);
  await migrate(migrated.url);
  const template = new URL(migrated.url).pathname.slice(1);
  const database = await makeDatabase(server.url, template);
  process.env.DATABASE_URL = database.url;
  process.env.MIGRATED_DATABASE = template;
  process.env.AUTH_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests';
  return async () => {
    await database.drop();
    await migrated.drop();
    await server.stop();
  };
}

// The scripts are plain JavaScript, because they run before anything is installed. The compiler does not check them.
async function scratch(): Promise<Scratch> {
  const file = new URL('../../scripts/parts/scratch-database.mjs', import.meta.url).href;
  // Safe because the shape is the one exported there.
  return (await import(file)) as Scratch;
}
