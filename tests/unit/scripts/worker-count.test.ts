import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

interface WorkerCount {
  workerCount: (env: Record<string, string>, machine: { memory: number | null; cores: number }) => number;
  workerSettings: (env: Record<string, string>, which: { place: number; count: number }) => Record<string, string>;
}

const parts = new URL('../../../scripts/parts/', import.meta.url);
const { workerCount, workerSettings } = (await import(new URL('worker-count.mjs', parts).href)) as WorkerCount;
const { containerCores } = (await import(new URL('container-cores.mjs', parts).href)) as {
  containerCores: (root: string, machine: number) => number;
};

const MIB = 1024 * 1024;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it.each([
  ['a small container', 512, 8, 1],
  ['less than a gibibyte', 1023, 8, 1],
  ['a gibibyte', 1024, 8, 2],
  ['more memory than cores need', 65_536, 4, 4],
  ['too little for one', 256, 2, 1],
])('serves by one process a core for which there are 512 MiB: %s', (_what, mib, cores, expected) => {
  expect(workerCount({}, { memory: mib * MIB, cores })).toBe(expected);
});

it('does what WEB_CONCURRENCY says', () => {
  expect(workerCount({ WEB_CONCURRENCY: '3' }, { memory: 512 * MIB, cores: 1 })).toBe(3);
  expect(workerCount({ WEB_CONCURRENCY: '' }, { memory: 512 * MIB, cores: 8 })).toBe(1);
});

it('shares one budget of connections, and runs jobs in the first process alone', () => {
  expect(workerSettings({ DATABASE_POOL: '21' }, { place: 0, count: 4 })).toEqual({
    DATABASE_POOL: '5',
    JOBS_ELSEWHERE: 'false',
  });
  expect(workerSettings({}, { place: 1, count: 2 })).toEqual({ DATABASE_POOL: '10', JOBS_ELSEWHERE: 'true' });
  expect(workerSettings({ DATABASE_POOL: '4' }, { place: 1, count: 4 }).DATABASE_POOL).toBe('2');
});

it.each([
  ['no limit', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/cpu.max': 'max 100000\n' }, 8],
  ['two cores and a half', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/cpu.max': '250000 100000\n' }, 2],
  ['half a core', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/cpu.max': '50000 100000\n' }, 1],
  ['version 1', { 'proc/self/cgroup': '3:cpu,cpuacct:/\n', 'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '300000\n' }, 3],
  ['version 1 without one', { 'proc/self/cgroup': '3:cpu:/\n', 'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1\n' }, 8],
  ['no groups', {}, 8],
])('counts the cores of a container: %s', (_what, files, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), 'wout-cgroup-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  expect(containerCores(root, 8)).toBe(expected);
});
