import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { outsideQuestions } from '@/db/schema/contact';
import { mailOrders } from '@/db/schema/mail';
import { loginAttempts, oneTimeCodes, operatorIdempotencyKeys } from '@/db/schema/operators';
import { readCounts } from '@/db/schema/read-counts';
import { signUps } from '@/db/schema/sign-ups';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { clearOldUploads } from '../imports/clear-old-uploads';
import { removeStrayFiles } from '../storage/remove-stray-files';
import { forEachCompany } from './for-each-company';

/**
 * Deletes what nobody needs any more: expired codes, failed sign-ins, counts of reads, old idempotency keys, mails that are over, remains of
 * broken uploads. Sign-ups that nobody confirmed go, too, and questions from outside a year after their last message.
 */
export async function cleanUp(): Promise<void> {
  await withPlatform(async (tx) => {
    await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now() - interval '7 days'`));
    await tx.delete(signUps).where(lt(signUps.expiresAt, sql`now() - interval '7 days'`));
    await tx
      .delete(operatorIdempotencyKeys)
      .where(lt(operatorIdempotencyKeys.createdAt, sql`now() - interval '7 days'`));
    await tx.delete(outsideQuestions).where(lt(outsideQuestions.lastMessageAt, sql`now() - interval '1 year'`));
    await tx.delete(readCounts).where(lt(readCounts.minute, sql`now() - interval '1 hour'`));
    await tx.delete(loginAttempts).where(lt(loginAttempts.at, sql`now() - interval '7 days'`));
  });
  try {
    await forEachCompany('clean-up', async ({ tx, tenantId }) => {
      const old = lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`);
      await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.tenantId, tenantId), old));
      const sent = lt(mailOrders.endedAt, sql`now() - interval '7 days'`);
      await tx.delete(mailOrders).where(and(eq(mailOrders.tenantId, tenantId), sent));
      const over = lt(webhookDeliveries.endedAt, sql`now() - interval '30 days'`);
      await tx.delete(webhookDeliveries).where(and(eq(webhookDeliveries.tenantId, tenantId), over));
      await clearOldUploads({ tx, tenantId });
    });
  } finally {
    // If one company's rows can't be cleared, the files of all companies are still swept.
    await removeStrayFiles(new Date());
  }
}
