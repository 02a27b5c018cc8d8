import 'server-only';
import { sql } from 'drizzle-orm';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { operatorCommand } from '../server/operator-command';
import { RetryJobInput } from './input';

/** Of each queue, one job at most waits to be tried again. */
const UNIQUE_VIOLATION = '23505';

/**
 * Tries a failed job once more. Throws `invalid_transition` if no such job is failed any more, or if one of its queue waits
 * already to be tried again.
 */
export const retryJob = operatorCommand(
  { name: 'health.retry_job', permission: 'health.retry', input: RetryJobInput },
  async (ctx, { queue, jobId }) => {
    const [job] = await ctx.tx
      .execute<{ retried: boolean }>(sql`select wout_retry_job(${queue}, ${jobId}) as retried`)
      .catch((error: unknown) => {
        throw databaseCode(error) === UNIQUE_VIOLATION ? new AppError('invalid_transition') : error;
      });
    if (!job?.retried) throw new AppError('invalid_transition');
    ctx.record({ subjectTenantId: null, entity: 'job', entityId: jobId, before: null, after: { queue } });
    return { jobId };
  },
);
