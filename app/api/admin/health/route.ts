import { getHealth } from '@/lib/health/get-health';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

/** How the installation is, with a verdict for each part. */
export const GET = answering(async () =>
  Response.json(await getHealth(await adminContext('health.view')), { headers: { 'cache-control': 'no-store' } }),
);
