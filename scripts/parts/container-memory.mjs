import os from 'node:os';
import { groupLimits } from './group-limits.mjs';

const MIB = 1024 * 1024;
/** The rest is for buffers, images, threads and the programs that start the server. */
const HEAP_SHARE = 0.45;
const LEAST_HEAP_MIB = 128;
/** Node's default size of the space for new objects. Each thread has up to three, too much for a small container. */
const SEMI_SPACE_MIB = 16;
const SEMI_SPACE_SHARE = 1 / 128;

const AMPLE = 2048 * MIB;
/** The limits in bytes are the library's own at its start. Set, they no longer grow. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * The memory that the container may use, in bytes, from cgroups of version 1 or 2; null without a limit below the
 * machine's own memory.
 */
export function containerMemory(root = '/') {
  const second = groupLimits(root, { controllers: [''], folder: '', file: 'memory.max' });
  const first = groupLimits(root, { controllers: ['memory'], folder: 'memory', file: 'memory.limit_in_bytes' });
  const limits = [...second, ...first].filter((text) => /^\d+$/.test(text)).map(Number);
  const least = Math.min(...limits);
  return least < os.totalmem() ? least : null;
}

/** The options that keep the server's heap within the container's memory. None if somebody has set the heap's size. */
export function heapOptions(env, memory) {
  if (memory === null || /--max-old-space-size/.test(env.NODE_OPTIONS ?? '')) return [];
  const heap = Math.max(LEAST_HEAP_MIB, Math.floor((memory / MIB) * HEAP_SHARE));
  const semiSpace = Math.min(SEMI_SPACE_MIB, Math.max(1, Math.floor((memory / MIB) * SEMI_SPACE_SHARE)));
  return [`--max-old-space-size=${heap}`, `--max-semi-space-size=${semiSpace}`];
}

/**
 * Settings of the C library for a small container. By default it keeps a heap for each thread, and learns to keep large buffers
 * that photos and papers needed. None from 2 GiB on or without a limit, and none that somebody has set.
 */
export function allocatorSettings(env, memory) {
  if (memory === null || memory >= AMPLE) return {};
  return Object.fromEntries(Object.entries(ALLOCATOR).filter(([name]) => env[name] === undefined));
}
