import { migrate } from '@/db/migrate';

interface Scratch {
  scratchServer(): Promise<{ url: string; stop(): Promise<void> }>;
  makeDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }>;
}

/** Creates a new migrated database for a test run, on the server for tests, and drops it afterwards. */
export default async function setup() {
  const { scratchServer, makeDatabase } = await scratch();
  const server = await scratchServer();
  const database = await makeDatabase(server.url);
  process.env.DATABASE_URL = database.url;
  process.env.AUTH_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests';
  await migrate(database.url);
  return async () => {
    await database.drop();
    await server.stop();
  };
}

// The scripts are plain JavaScript, because they run before anything is installed. The compiler does not check them.
async function scratch(): Promise<Scratch> {
  const file = new URL('../../scripts/parts/scratch-database.mjs', import.meta.url).href;
  // Safe because the shape is the one exported there.
  return (await import(file)) as Scratch;
}
