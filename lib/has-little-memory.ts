import { getHeapStatistics } from 'node:v8';

const LITTLE_BYTES = 400 * 1024 * 1024;

/** Whether the server is in a container of less than about 900 MiB. `npm start` sizes its heap by the container's memory. */
export function hasLittleMemory(heapLimitBytes = getHeapStatistics().heap_size_limit): boolean {
  return heapLimitBytes < LITTLE_BYTES;
}
