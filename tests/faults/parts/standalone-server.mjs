import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assemble } from '../../../scripts/parts/assemble.mjs';
import { track } from '../../../scripts/parts/run.mjs';
import { ask } from './ask.mjs';

const NOBODY = 65534;
const PATIENCE_MS = 120_000;

/** The folder of `npm run standalone`, copied elsewhere, root's and read-only, with a folder for files beside it that nobody else owns. */
export async function copyStandalone(atEnd) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-standalone-'));
  atEnd(() => fs.rmSync(home, { recursive: true, force: true }));
  fs.chmodSync(home, 0o755);
  const folder = path.join(home, 'app');
  // Links stay as they are: a copied folder that leads back to the first one would prove nothing.
  fs.cpSync(await assemble(), folder, { recursive: true, verbatimSymlinks: true });
  for (const entry of ['', ...fs.readdirSync(folder, { recursive: true })]) {
    const place = path.join(folder, entry);
    if (!fs.realpathSync(place).startsWith(fs.realpathSync(folder)))
      throw new Error(`${entry} leads out of the folder.`);
    if (fs.lstatSync(place).isSymbolicLink()) continue;
    fs.chmodSync(place, fs.statSync(place).isDirectory() ? 0o555 : 0o444);
  }
  const files = path.join(home, 'data');
  fs.mkdirSync(files);
  fs.chownSync(files, NOBODY, NOBODY);
  return { folder, files };
}

/**
 * Starts it as an image would: as an ordinary user, with nothing in its environment but the settings. `enter` is a command that
 * starts it. Resolves when it is ready.
 */
export async function startStandalone({ folder, files }, port, settings, { enter = [] } = {}) {
  const env = {
    PATH: process.env.PATH,
    HOSTNAME: 'c0ffee',
    STORAGE_DIR: path.join(files, 'files'),
    MAIL_OUTBOX: path.join(files, 'outbox'),
    LOG_LEVEL: 'warn',
    PORT: String(port),
    ...settings,
  };
  const as = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups', '--no-new-privs'];
  const [file, ...args] = [...enter, 'setpriv', ...as, process.execPath, 'scripts/serve.mjs'];
  const child = spawn(file, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  track(child);
  let over = false;
  const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() => {
    over = true;
  });
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  for (const from = Date.now(); ; await sleep(300)) {
    if (over) throw new Error('The server ended before it was ready.');
    const { status, body } = await ask(port, { path: '/api/ready' });
    if (status === 200) return { pid: child.pid, stop, ended };
    if (Date.now() - from < PATIENCE_MS) continue;
    await stop();
    throw new Error(`The server is not ready after two minutes: ${status} ${JSON.stringify(body)}`);
  }
}
