import { migrate } from '@/db/migrate';
import { proveIsolation } from '@/db/prove-isolation';
import { proveReplica } from '@/db/prove-replica';
import { trustedProxies } from '@/lib/auth/trusted-proxies';
import { startFailure } from './parts/start-failure';

try {
  // A setting that can't be read ends the start, rather than every request.
  trustedProxies(process.env.TRUSTED_PROXIES);
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set');
  await migrate(url);
  await proveIsolation(url);
  if (process.env.DATABASE_READ_URL) await proveReplica(url, process.env.DATABASE_READ_URL);
} catch (error) {
  const sentence = startFailure(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
