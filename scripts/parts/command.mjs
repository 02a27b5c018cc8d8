import { stopRunning } from './run.mjs';

/**
 * Runs the work of a command. What it opened is closed, last first, however it ends: done, failed, or told to stop by a
 * signal. Where npm started it, the end of npm is such a signal too: npm passes one on to its shell alone.
 */
export async function command(work, { codeOnSignal = 0 } = {}) {
  const closers = [];
  let ending = null;
  const end = (code) => {
    ending ??= close(closers).then((clean) => process.exit(clean ? code : 1));
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(codeOnSignal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(codeOnSignal), 500).unref();
  try {
    await end((await work((closer) => closers.push(closer))) ?? 0);
  } catch (error) {
    if (!ending) console.error(error.message);
    await end(1);
  }
}

async function close(closers) {
  stopRunning();
  let clean = true;
  for (const closer of closers.reverse()) {
    try {
      await closer();
    } catch (error) {
      clean = false;
      console.error(error.message);
    }
  }
  return clean;
}
