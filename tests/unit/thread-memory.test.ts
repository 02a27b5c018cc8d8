import { expect, it } from 'vitest';
import { threadMemory } from '@/lib/thread-memory';

const MIB = 1024 * 1024;

it.each([
  [256, 4144, 256],
  [768, 4144, 768],
  [768, 1000, 350],
  [256, 230, 80],
])('a thread that wants %d MiB beside a heap of %d gets %d', (most, heap, expected) => {
  expect(threadMemory(most, heap * MIB)).toBe(expected);
});
