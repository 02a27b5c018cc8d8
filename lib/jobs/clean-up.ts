import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { mailOrders } from '@/db/schema/mail';
import { loginAttempts, oneTimeCodes } from '@/db/schema/operators';
import { clearOldUploads } from '../imports/clear-old-uploads';
import { removeStrayFiles } from '../storage/remove-stray-files';
import { forEachCompany } from './for-each-company';

/**
 * Deletes what nobody needs any more: expired codes, failed sign-ins, old idempotency keys, mails
 * that are over, remains of broken uploads.
 */
export async function cleanUp(): Promise<void> {
  await withPlatform(async (tx) => {
    await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now() - interval '7 days'`));
    await tx.delete(loginAttempts).where(lt(loginAttempts.at, sql`now() - interval '7 days'`));
  });
  try {
    await forEachCompany('clean-up', async ({ tx, tenantId }) => {
      const old = lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`);
      await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.tenantId, tenantId), old));
      const sent = lt(mailOrders.endedAt, sql`now() - interval '7 days'`);
      await tx.delete(mailOrders).where(and(eq(mailOrders.tenantId, tenantId), sent));
      await clearOldUploads({ tx, tenantId });
    });
  } finally {
    // If one company's rows can't be cleared, the files of all companies are still swept.
    await removeStrayFiles(new Date());
  }
}
