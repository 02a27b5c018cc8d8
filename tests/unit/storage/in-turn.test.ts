import { expect, it } from 'vitest';
import { inTurn } from '@/lib/storage/in-turn';

const LIMITS = { width: 2, each: 1, queue: 2, bytes: 100 };

/** Tasks of companies named by their first letter, each of which ends when it is told to. */
function workshop(limits: Partial<typeof LIMITS> = {}) {
  const enter = inTurn({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, bytes = 1) =>
    enter({ tenantId: name.charAt(0), bytes }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string, task: Promise<string>) => {
    ends.get(name)?.();
    return task;
  };
  return { add, end, begun };
}

it('runs two at a time, of two companies, and lets companies take turns', async () => {
  const { add, end, begun } = workshop();
  const [a1, a2, a3] = [add('a1'), add('a2'), add('a3')];
  expect(begun).toEqual(['a1']);
  const [b1, b2, b3, c1] = [add('b1'), add('b2'), add('b3'), add('c1')];
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1', b1);
  expect(begun).toEqual(['a1', 'b1', 'b2']);
  await end('b2', b2);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'c1']);
  await end('a1', a1);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'c1', 'a2']);
  await end('c1', c1);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'c1', 'a2', 'b3']);
  await end('b3', b3);
  await end('a2', a2);
  expect(await end('a3', a3)).toBe('a3');
});

it('refuses what exceeds one company’s places, and leaves those of others', async () => {
  const { add, end } = workshop();
  const tasks = [add('a1'), add('a2'), add('a3')];
  await expect(add('a4')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await end('b1', add('b1'))).toBe('b1');
  for (const [at, task] of tasks.entries()) await end(`a${at + 1}`, task);
  expect(await end('a5', add('a5'))).toBe('a5');
});

it('refuses what needs more memory than all that wait may hold', async () => {
  const { add, end } = workshop({ queue: 9 });
  const [a1, a2] = [add('a1', 500), add('a2', 60)];
  await expect(add('a3', 41)).rejects.toMatchObject({ code: 'too_many_requests' });
  const a4 = add('a4', 40);
  await end('a1', a1);
  await end('a2', a2);
  expect(await end('a4', a4)).toBe('a4');
});

it('goes on after work that failed', async () => {
  const enter = inTurn({ ...LIMITS, width: 1 });
  const task = { tenantId: 'a', bytes: 1 };
  const failed = enter(task, async () => {
    throw new Error('broken');
  });
  const next = enter(task, async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await enter(task, async () => 'last')).toBe('last');
});
