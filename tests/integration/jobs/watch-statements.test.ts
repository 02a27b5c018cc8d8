import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchStatements } from '@/lib/jobs/watch-statements';
import { log } from '@/lib/log';
import { makeQueue } from '@/tests/support/make-queue';
import { ownDatabase } from '@/tests/support/own-database';

let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
});
afterAll(() => dropDatabase());

it('logs a slow statement of the queue without its values, and its answer and its failure stay the same', async () => {
  const boss = makeQueue();
  watchStatements(boss.getDb());
  await boss.start();
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  process.env.SLOW_QUERY_MS = '0';
  try {
    await boss.createQueue('a queue');
    const id = await boss.send('a queue', { said: 'kabrit' });
    expect((await boss.fetch('a queue'))[0]).toMatchObject({ id, data: { said: 'kabrit' } });
    const statements = warned.mock.calls.map(([facts]) => String(Object(facts).statement));
    expect(statements.some((one) => /insert into jobs\.job/i.test(one))).toBe(true);
    expect(statements.join()).not.toContain('kabrit');
    await expect(boss.getDb().executeSql('select nothing_there', [])).rejects.toThrow('nothing_there');
  } finally {
    delete process.env.SLOW_QUERY_MS;
    warned.mockRestore();
    await boss.stop({ graceful: false });
  }
});
