import { expect, it } from 'vitest';
import { together } from '@/lib/server/together';

const failing = (code: string, after: Promise<unknown>) =>
  after.then(() => Promise.reject(Object.assign(new Error(code), { code })));

it('tells why a transaction failed, also where a later statement hears sooner that it has', async () => {
  const now = Promise.resolve();
  const later = now.then(() => undefined).then(() => undefined);
  await expect(together(failing('22P05', later), failing('25P02', now))).rejects.toMatchObject({ code: '22P05' });
  await expect(together(now, failing('25P02', now))).rejects.toMatchObject({ code: '25P02' });
});

it('waits for all before it fails', async () => {
  let ended = false;
  const slow = new Promise((resolve) => setImmediate(resolve)).then(() => {
    ended = true;
  });
  await expect(together(failing('23505', Promise.resolve()), slow)).rejects.toMatchObject({ code: '23505' });
  expect(ended).toBe(true);
});
