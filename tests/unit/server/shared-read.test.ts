import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/db/client';
import { isInTransaction } from '@/db/in-transaction';
import { shareRead } from '@/lib/server/shared-read';

const TX = {} as Transaction;

function share() {
  const shared = shareRead(TX);
  const state = { ended: false };
  void shared.ended.then(() => {
    state.ended = true;
  });
  return { join: shared.join, state };
}

describe('a transaction that a page’s reads share', () => {
  it('is open to reads that follow at once, and knows that they are in it', async () => {
    const { join } = share();
    const read = async (tx: Transaction) => [tx === TX, isInTransaction()];
    expect(await Promise.all([join(read), join(read)])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await join(read)).toEqual([true, true]);
    expect(isInTransaction()).toBe(false);
  });

  it('ends only when nobody reads in it any more', async () => {
    const { join, state } = share();
    let finish = () => {};
    const slow = join(() => new Promise<void>((resolve) => (finish = resolve)));
    const failing = join(() => Promise.reject(new Error('not found')));
    await expect(failing).rejects.toThrow('not found');
    await turn();
    await turn();
    expect(state.ended).toBe(false);
    finish();
    await slow;
    await turn();
    await turn();
    expect(state.ended).toBe(true);
  });

  it('takes no read once it has ended', async () => {
    const { join, state } = share();
    await turn();
    await turn();
    expect(state.ended).toBe(true);
    expect(join(async () => 'read')).toBeUndefined();
  });
});
