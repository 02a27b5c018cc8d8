import fs from 'node:fs';

const EVERY_MS = 20;

/** Starts to watch a process's memory. The returned function ends that, and says the most, in MiB. */
export function watchMemory(pid) {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(pid));
  };
}

/** In MiB; 0 where the system does not tell. */
export function memoryOf(pid) {
  try {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return 0;
  }
}
