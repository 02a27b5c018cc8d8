import { migrate } from '@/db/migrate';
import { proveIsolation } from '@/db/prove-isolation';
import { proveReplica } from '@/db/prove-replica';
import { trustedProxies } from '@/lib/auth/trusted-proxies';

// A setting that can't be read ends the start, rather than every request.
trustedProxies(process.env.TRUSTED_PROXIES);

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');

await migrate(url);
await proveIsolation(url);
if (process.env.DATABASE_READ_URL) await proveReplica(url, process.env.DATABASE_READ_URL);
