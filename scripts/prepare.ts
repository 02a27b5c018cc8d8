import { migrate } from '@/db/migrate';
import { proveIsolation } from '@/db/prove-isolation';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');

await migrate(url);
await proveIsolation(url);
