import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { loginAttempts, oneTimeCodes } from '@/db/schema/operators';
import { forEachCompany } from './for-each-company';

/** Throws away what nobody will ask for again: codes that have expired, failed sign-ins and keys of requests of days ago. */
export async function cleanUp(): Promise<void> {
  await withPlatform(async (tx) => {
    await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now() - interval '7 days'`));
    await tx.delete(loginAttempts).where(lt(loginAttempts.at, sql`now() - interval '7 days'`));
  });
  await forEachCompany('clean-up', ({ tx, tenantId }) =>
    tx
      .delete(idempotencyKeys)
      .where(
        and(eq(idempotencyKeys.tenantId, tenantId), lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`)),
      ),
  );
}
