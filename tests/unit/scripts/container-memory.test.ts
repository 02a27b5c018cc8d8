import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

interface ContainerMemory {
  containerMemory: (root: string) => number | null;
  heapOptions: (env: Record<string, string>, memory: number | null) => string[];
  allocatorSettings: (env: Record<string, string>, memory: number | null) => Record<string, string>;
}

// The scripts are plain JavaScript, because they run before anything is installed.
const file = new URL('../../../scripts/parts/container-memory.mjs', import.meta.url).href;
const { allocatorSettings, containerMemory, heapOptions } = (await import(file)) as ContainerMemory;

const MIB = 1024 * 1024;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A machine's files about its control groups. */
function machine(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'wout-cgroup-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

it.each([
  ['version 2, seen from inside', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.max': `${512 * MIB}\n` }],
  [
    'version 2, limited above its own group',
    {
      'proc/self/cgroup': '0::/app.slice/wout.service\n',
      'sys/fs/cgroup/app.slice/memory.max': `${512 * MIB}\n`,
      'sys/fs/cgroup/app.slice/wout.service/memory.max': 'max\n',
    },
  ],
  [
    'version 1, whose own path is the host’s',
    {
      'proc/self/cgroup': '5:cpu,cpuacct:/docker/abc\n4:memory:/docker/abc\n0::/\n',
      'sys/fs/cgroup/memory/memory.limit_in_bytes': `${512 * MIB}\n`,
    },
  ],
])('finds a container’s memory: %s', (_what, files) => {
  const memory = containerMemory(machine(files));
  expect(memory).toBe(512 * MIB);
  expect(heapOptions({}, memory)).toEqual(['--max-old-space-size=230', '--max-semi-space-size=4']);
});

it.each([
  ['no groups', {}],
  ['no limit', { 'proc/self/cgroup': '0::/\n', 'sys/fs/cgroup/memory.max': 'max\n' }],
  [
    'the largest number of version 1',
    { 'proc/self/cgroup': '4:memory:/\n', 'sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712\n' },
  ],
])('leaves the heap alone: %s', (_what, files) => {
  const memory = containerMemory(machine(files));
  expect(memory).toBeNull();
  expect(heapOptions({}, memory)).toEqual([]);
});

it('leaves a heap alone that somebody has set, and never makes it too small to start', () => {
  expect(heapOptions({ NODE_OPTIONS: '--max-old-space-size=300' }, 512 * MIB)).toEqual([]);
  expect(heapOptions({}, 128 * MIB)).toEqual(['--max-old-space-size=128', '--max-semi-space-size=1']);
  expect(heapOptions({}, 4096 * MIB)).toEqual(['--max-old-space-size=1843', '--max-semi-space-size=16']);
});

it('makes the C library give memory back in a small container, unless somebody has set it otherwise', () => {
  const given = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
  expect(allocatorSettings({}, 512 * MIB)).toEqual(given);
  const { MALLOC_ARENA_MAX: _set, ...rest } = given;
  expect(allocatorSettings({ MALLOC_ARENA_MAX: '8' }, 512 * MIB)).toEqual(rest);
  expect(allocatorSettings({}, null)).toEqual({});
  expect(allocatorSettings({}, 2047 * MIB)).toEqual(given);
  expect(allocatorSettings({}, 2048 * MIB)).toEqual({});
});
