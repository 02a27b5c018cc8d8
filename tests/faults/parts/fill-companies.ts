/**
 * Fills the database of `DATABASE_URL` for a probe: companies with rentals ready to be handed over, and a manager's
 * token. What it made is written to a file:
 *   fill-companies.ts <file> <companies> <drafts of each>
 */
import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeDraft } from '@/tests/support/agreement';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const [, , file = '', companies = '1', drafts = '16'] = process.argv;

const made = [];
for (let at = 0; at < Number(companies); at += 1) {
  const tenant = await makeTenant();
  const ready = [];
  for (let number = 0; number < Number(drafts); number += 1) ready.push(await makeDraft(tenant));
  made.push({
    id: tenant.id,
    slug: tenant.slug,
    token: await tokenOf(tenant),
    drafts: ready,
    vehicles: ready.map(({ vehicleId }) => vehicleId),
  });
}
await writeFile(file, JSON.stringify(made));
await closeDatabase();

async function tokenOf(tenant: TestTenant): Promise<string> {
  const session = { tenantId: tenant.id, id: newId(), memberId: tenant.members.manager };
  await withTenant(tenant.id, (tx) =>
    tx.insert(sessions).values({ ...session, expiresAt: sql`now() + interval '14 days'` }),
  );
  return encodeSessionToken({ tenantId: tenant.id, sessionId: session.id });
}
