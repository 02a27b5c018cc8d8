import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownChanges } from '@/components/files/own-changes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('are ahead of what the server says from the first change until they are read back', async () => {
  const reads: boolean[] = [];
  expect(ownChanges.areAhead()).toBe(false);
  let answer = () => {};
  const change = ownChanges.during(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  expect(ownChanges.areAhead()).toBe(true);
  answer();
  await change;
  ownChanges.readBackBy(() => reads.push(ownChanges.areAhead()));
  vi.advanceTimersByTime(1000);
  // There is another change in the meantime: both are read back together, later.
  ownChanges.readBackBy(() => reads.push(ownChanges.areAhead()));
  vi.advanceTimersByTime(1000);
  expect(ownChanges.areAhead()).toBe(true);
  expect(reads).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(reads).toEqual([false]);
});

it('are ahead no longer where a change failed', async () => {
  await expect(ownChanges.during(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(ownChanges.areAhead()).toBe(false);
});
