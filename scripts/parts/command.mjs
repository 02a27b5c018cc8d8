import { stopRunning } from './run.mjs';

/**
 * Runs a command's work. Everything it opened is closed in reverse order, whether it succeeds, fails or is stopped by a
 * signal. If npm started it, the end of npm counts as such a signal too, because npm sends its own signal only to its
 * shell.
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
