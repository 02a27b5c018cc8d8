import 'server-only';
import postgres from 'postgres';
import { log } from '@/lib/log';
import { readTenant } from './client';
import { addressOf } from './connections';
import { assertReplayed, WRITTEN } from './replayed';

/** The one connection of a copy: to the read replica where there is one that has all that was written, and else to the database. */
export async function openCopyPool(tenantId: string, name: string): Promise<postgres.Sql> {
  const options = { max: 1, connect_timeout: 5, onnotice: () => undefined, connection: { application_name: name } };
  const url = process.env.DATABASE_READ_URL;
  if (url) {
    const [found] = await readTenant(tenantId, (tx) => tx.execute<{ written: string }>(WRITTEN));
    const replica = postgres(url, options);
    try {
      await assertReplayed((query) => replica.unsafe(query), found?.written);
      return replica;
    } catch (err) {
      log.warn({ err }, 'the read replica could not be used');
      await replica.end({ timeout: 0 });
    }
  }
  return postgres(addressOf('DATABASE_URL'), options);
}
