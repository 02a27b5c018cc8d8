import fs from 'node:fs';
import path from 'node:path';

/**
 * What a file of this process's control groups says, for its group and for all above it. `controllers` has the empty name
 * for version 2. Inside a container the group's own path may not be visible.
 */
export function groupLimits(root, { controllers, folder, file }) {
  const lines = (readIfThere(path.join(root, 'proc/self/cgroup')) ?? '').split('\n');
  return lines.flatMap((line) => {
    const [found, names = '', place = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (!found || !names.split(',').some((name) => controllers.includes(name))) return [];
    return above(path.join(root, 'sys/fs/cgroup', folder), place, file);
  });
}

function above(folder, place, file) {
  const texts = [];
  for (let at = path.posix.normalize(place); ; at = path.posix.dirname(at)) {
    const text = readIfThere(path.join(folder, at, file))?.trim();
    if (text) texts.push(text);
    if (at === '/' || at === '.') return texts;
  }
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return null;
    throw error;
  }
}
