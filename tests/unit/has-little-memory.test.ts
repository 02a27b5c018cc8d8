import { expect, it } from 'vitest';
import { hasLittleMemory } from '@/lib/has-little-memory';

// The heaps that `npm start` gives in containers of 512, 768, 1,024 and 2,048 MiB.
it.each([
  [230, true],
  [345, true],
  [460, false],
  [921, false],
])('a server with a heap of %i MiB has little memory: %s', (heap, little) => {
  expect(hasLittleMemory(heap * 1024 * 1024)).toBe(little);
});
