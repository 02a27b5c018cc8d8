import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { serve } from '../../../scripts/parts/serve.mjs';
import { BIG } from './big-company.mjs';

/** Serves the bare application and ours, with an admin of the big company signed in to ours. */
export async function serveApps({ env }, folder, atEnd) {
  const bare = { port: await anyPort(), headers: {} };
  atEnd((await serve(bare.port, env, { folder, health: '/bare', log: '/dev/null' })).stop);
  const port = await anyPort();
  const server = await serve(port, env, { log: '/dev/null' });
  atEnd(server.stop);
  const sessionId = newId();
  await withTenant(BIG.tenantId, (tx) =>
    tx.insert(sessions).values({
      ...{ tenantId: BIG.tenantId, id: sessionId, memberId: BIG.memberId },
      expiresAt: sql`now() + interval '14 days'`,
    }),
  );
  const token = await encodeSessionToken({ tenantId: BIG.tenantId, sessionId });
  const headers = { host: `${BIG.slug}.localhost`, authorization: `Bearer ${token}` };
  return { bare, ours: { port, headers, pid: server.pid } };
}
