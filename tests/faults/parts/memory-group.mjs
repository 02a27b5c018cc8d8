import fs from 'node:fs';
import path from 'node:path';

const VERSIONS = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', most: 'memory.max_usage_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', most: 'memory.peak' },
];

/**
 * A control group with so many bytes of memory, in which the system kills whoever needs more, as in a container. Null where
 * this process may not make one. What `within` starts is in it, `most` is what it needed in bytes, files that it read included.
 */
export function memoryGroup(bytes) {
  for (const { root, limit, most } of VERSIONS) {
    const folder = path.join(root, `wout-${process.pid}`);
    try {
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, limit), String(bytes));
    } catch {
      if (fs.existsSync(folder)) fs.rmdirSync(folder);
      continue;
    }
    return {
      async within(start) {
        enter(folder);
        try {
          return await start();
        } finally {
          enter(root);
        }
      },
      most: () => Number(fs.readFileSync(path.join(folder, most), 'utf8')),
      remove: () => fs.rmdirSync(folder),
    };
  }
  return null;
}

function enter(folder) {
  fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(process.pid));
}
