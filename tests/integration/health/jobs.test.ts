import { eq, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readServer, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { getHealth } from '@/lib/health/get-health';
import { retryJob } from '@/lib/health/retry-job';
import { newId } from '@/lib/id';
import { jobsState } from '@/lib/jobs/jobs-state';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeQueue } from '@/tests/support/make-queue';
import { ownDatabase } from '@/tests/support/own-database';

let dropDatabase: () => Promise<void>;
let boss: PgBoss;

beforeAll(async () => {
  dropDatabase = await ownDatabase();
  boss = makeQueue();
  await boss.start();
  jobsState().running = true;
});
beforeEach(async () => {
  await boss.clearStorage();
  await boss.createQueue('billing', { name: 'billing', policy: 'stately', retryLimit: 0 });
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await dropDatabase();
});

async function failedJob(error: object = { name: 'PostgresError', code: '40001', message: 'Wilner owes 40 USD' }) {
  await boss.send('billing', {});
  const [job] = await boss.fetch('billing');
  await boss.fail('billing', job?.id ?? '', error);
  return { queue: 'billing', jobId: job?.id ?? '' };
}

const stateOf = async (jobId: string) =>
  (await readServer((tx) => tx.execute<{ state: string }>(sql`select state from jobs.job where id = ${jobId}`)))[0]
    ?.state;

describe('failed jobs', () => {
  it('are told of with their code, and never with what the error said', async () => {
    const { jobId } = await failedJob();
    const health = await getHealth(await asOperator('support'));
    expect(health.failures).toMatchObject([{ id: jobId, queue: 'billing', code: '40001' }]);
    expect(health.queues).toMatchObject([{ name: 'billing', waiting: 0, running: 0, failed: 1 }]);
    expect(health.verdicts.jobs).toEqual({ level: 'warn', say: 'jobs_failed' });
    expect(JSON.stringify(health)).not.toContain('Wilner');
  });

  it('have no code where the error gives none that is one', async () => {
    await failedJob({ name: 'an error of Wilner', message: 'Wilner' });
    expect((await getHealth(await asOperator('support'))).failures).toMatchObject([{ code: 'server_error' }]);
  });

  it('are tried again by admins and up, in admin mode, and by no member', async () => {
    const refused = { code: 'insufficient_permissions' };
    for (const role of OPERATOR_ROLES) {
      const input = await failedJob();
      await expect(retryJob(await asOperator(role, false), input), role).rejects.toMatchObject(refused);
      const attempt = retryJob(await asOperator(role), input);
      if (role === 'support') await expect(attempt).rejects.toMatchObject(refused);
      else await expect(attempt, role).resolves.toEqual({ jobId: input.jobId });
      expect(await stateOf(input.jobId), role).toBe(role === 'support' ? 'failed' : 'retry');
      await boss.deleteJob('billing', input.jobId);
    }
    const member = (await asAdmin(await makeTenant())) as never;
    await expect(retryJob(member, await failedJob())).rejects.toMatchObject(refused);
  });

  it('are tried again once, which is in the log', async () => {
    const ctx = await asOperator('admin');
    const input = await failedJob();
    await retryJob(ctx, input);
    await expect(retryJob(ctx, input)).rejects.toMatchObject({ code: 'invalid_transition' });
    const entries = await withPlatform((tx) =>
      tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.entityId, input.jobId)),
    );
    expect(entries).toMatchObject([{ action: 'health.retry_job', entity: 'job', after: { queue: 'billing' } }]);
    expect(await boss.fetch('billing')).toMatchObject([{ id: input.jobId }]);
  });

  it('wait while another of their queue is to be tried again', async () => {
    const [first, second] = [await failedJob(), await failedJob()];
    await retryJob(await asOperator(), first);
    await expect(retryJob(await asOperator(), second)).rejects.toMatchObject({ code: 'invalid_transition' });
    expect(await stateOf(second.jobId)).toBe('failed');
  });

  it('that are none are refused', async () => {
    const ctx = await asOperator();
    const nobody = { queue: 'billing', jobId: newId() };
    await expect(retryJob(ctx, nobody)).rejects.toMatchObject({ code: 'invalid_transition' });
    for (const nonsense of [null, 7, {}, { queue: 'billing', jobId: 'x' }, { queue: '', jobId: newId() }])
      await expect(retryJob(ctx, nonsense)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:validation_error|missing_required)$/),
      });
  });
});
