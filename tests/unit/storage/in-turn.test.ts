import { expect, it } from 'vitest';
import { inTurn } from '@/lib/storage/in-turn';

/** Work that ends when it is told to. */
function held() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

it('runs two, lets two wait in order, and refuses the fifth', async () => {
  const enter = inTurn({ width: 2, queue: 2 });
  const works = [held(), held(), held(), held()];
  const begun: number[] = [];
  const all = works.map(({ done }, at) =>
    enter(async () => {
      begun.push(at);
      await done;
      return at;
    }),
  );
  expect(begun).toEqual([0, 1]);
  await expect(enter(async () => 'fifth')).rejects.toMatchObject({ code: 'too_many_requests' });
  works[1]?.finish();
  await all[1];
  works[0]?.finish();
  await all[0];
  for (const { finish } of works) finish();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('opens again after work that failed', async () => {
  const enter = inTurn({ width: 1, queue: 1 });
  const failed = enter(async () => {
    throw new Error('broken');
  });
  const next = enter(async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await enter(async () => 'last')).toBe('last');
});
