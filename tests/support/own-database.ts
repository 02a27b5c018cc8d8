import postgres from 'postgres';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { forgetPlatformSettings } from '@/lib/platform/get-platform-settings';

/**
 * A migrated database for one test file alone, until the returned function is called. For what goes through every company: the
 * other tests have made thousands.
 */
export async function ownDatabase(): Promise<() => Promise<void>> {
  const shared = process.env.DATABASE_URL ?? '';
  const admin = postgres(shared, { max: 1, onnotice: () => undefined });
  const name = `wout_scratch_${newId().slice(-12)}`;
  await admin.unsafe(`create database ${name} template ${process.env.MIGRATED_DATABASE}`);
  const own = new URL(shared);
  own.pathname = `/${name}`;
  // Before the connections are closed, which takes a moment: what another file has left running would open new ones meanwhile.
  process.env.DATABASE_URL = own.href;
  await leaveDatabase();
  return async () => {
    process.env.DATABASE_URL = shared;
    await leaveDatabase();
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  };
}

/** Files of one worker share its memory, so what was read from one database would hold in the other as well. */
async function leaveDatabase() {
  await closeDatabase();
  forgetPlatformSettings();
}
