import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;
const SHARE_OF_HEAP = 0.35;

/**
 * How many MiB of heap a thread may have: `most`, or less where the server has little memory. `npm start` sizes the
 * server's own heap by the container's memory, and a thread gets a share of that.
 */
export function threadMemory(most: number, heapLimitBytes = getHeapStatistics().heap_size_limit): number {
  return Math.min(most, Math.floor((heapLimitBytes / MIB) * SHARE_OF_HEAP));
}
