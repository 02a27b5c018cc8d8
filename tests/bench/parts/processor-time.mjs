import fs from 'node:fs';

/** What `getconf CLK_TCK` says on Linux. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that processes have taken so far, with those of theirs that have ended. Linux only. */
export function processorTime(pids) {
  const ticks = pids.flatMap((pid) => {
    try {
      // The name is in brackets and may have spaces. After it the state is the third field.
      const fields = fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields.slice(11, 15).map(Number);
    } catch {
      return [];
    }
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND;
}

/** A process and all below it. */
export function family(pid) {
  try {
    const below = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...below.flatMap((child) => family(Number(child)))];
  } catch {
    return [];
  }
}
