import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Does the work while no other process of this checkout holds the same lock. The lock of a dead process is ignored. */
export async function withLock(file, work, { whenWaiting } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let told = false; !take(file); ) {
    if (!told && whenWaiting) console.log(whenWaiting);
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, markOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file) {
  try {
    const mark = fs.readFileSync(file, 'utf8');
    // An empty lock file is just being written, unless it is old.
    return mark === '' ? Date.now() - fs.statSync(file).mtimeMs > 5000 : !isAlive(mark);
  } catch {
    return false;
  }
}

/**
 * Identifies a process so that a later one with the same id can be distinguished, if the system knows its start time.
 */
export function markOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return String(pid);
  }
}

export function isAlive(mark) {
  const pid = Number.parseInt(mark, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return markOf(pid) === mark;
}
