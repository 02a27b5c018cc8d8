import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const VERSIONS = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    most: 'memory.max_usage_in_bytes',
    used: /^total_rss (\d+)/m,
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', most: 'memory.peak', used: /^anon (\d+)/m },
];

/**
 * A control group with so many bytes of memory, in which the system kills whoever needs more, as in a container. Null where
 * this process may not make one. What is started behind `enter` is in it. `most` is what it needed in bytes, with pages of files, which the
 * system takes back when it needs memory; `used` is what it has now without them.
 */
export function memoryGroup(bytes) {
  for (const { root, limit, most, used } of VERSIONS) {
    const folder = path.join(root, `wout-${process.pid}`);
    try {
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, limit), String(bytes));
    } catch {
      if (fs.existsSync(folder)) fs.rmdirSync(folder);
      continue;
    }
    return {
      // The shell goes in before it becomes the program, so that nothing of ours is counted.
      enter: ['sh', '-c', `echo $$ > ${path.join(folder, 'cgroup.procs')} && exec "$@"`, 'sh'],
      most: () => Number(fs.readFileSync(path.join(folder, most), 'utf8')),
      used: () => Number(used.exec(fs.readFileSync(path.join(folder, 'memory.stat'), 'utf8'))?.[1]),
      remove: () => remove(folder),
    };
  }
  return null;
}

/** The system empties the group of those that were killed a moment later. */
async function remove(folder) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return fs.rmdirSync(folder);
    } catch (error) {
      if (error.code !== 'EBUSY' || attempt === 50) throw error;
      await sleep(100);
    }
  }
}
