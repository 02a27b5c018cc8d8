import os from 'node:os';
import { groupLimits } from './group-limits.mjs';

/** How many cores the container may use, from cgroups of version 1 or 2, and no more than the machine has. At least one. */
export function containerCores(root = '/', machine = os.availableParallelism()) {
  const second = groupLimits(root, { controllers: [''], folder: '', file: 'cpu.max' }).map(shareOf);
  const first = groupLimits(root, { controllers: ['cpu'], folder: 'cpu', file: 'cpu.cfs_quota_us' }).map(quotaOf);
  const least = Math.min(machine, ...[...second, ...first].filter((cores) => cores > 0));
  return Math.max(1, Math.floor(least));
}

/** `50000 100000` is half a core, `max 100000` no limit. */
function shareOf(text) {
  const [quota, period] = text.split(' ').map(Number);
  return quota / period;
}

/** Of the usual period; -1 is no limit. */
function quotaOf(text) {
  return Number(text) / 100_000;
}
