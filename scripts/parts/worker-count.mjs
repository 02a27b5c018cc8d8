import os from 'node:os';
import { containerCores } from './container-cores.mjs';
import { containerMemory } from './container-memory.mjs';

const MIB = 1024 * 1024;
/** What one server needs to work as in `docs/faults.md`. */
const EACH_BYTES = 512 * MIB;

/** What this machine, or its container, has. */
export function machine() {
  return { memory: containerMemory(), cores: containerCores() };
}

/**
 * How many servers share a machine: WEB_CONCURRENCY, or one for each core for which there are 512 MiB.
 * @param {Record<string, string | undefined>} env
 * @param {{ memory: number | null; cores: number }} machine The container's memory in bytes, null without a limit.
 */
export function workerCount(env, { memory, cores }) {
  if (env.WEB_CONCURRENCY) return Number(env.WEB_CONCURRENCY);
  return Math.max(1, Math.min(cores, Math.floor((memory ?? os.totalmem()) / EACH_BYTES)));
}

/**
 * The settings of one of several servers: its share of the connections, and background jobs only for the first.
 * @param {Record<string, string | undefined>} env
 * @param {{ place: number; count: number }} which
 */
export function workerSettings(env, { place, count }) {
  const pool = Math.max(2, Math.floor(Number(env.DATABASE_POOL || 20) / count));
  return { DATABASE_POOL: String(pool), JOBS_ELSEWHERE: String(place > 0) };
}
