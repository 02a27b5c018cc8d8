import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, markOf, withLock } from './lock.mjs';
import { freePort } from './ports.mjs';
import { asItsUser, findPlace } from './postgres-place.mjs';
import { ROOT } from './run.mjs';

/**
 * The database to use: the one from the environment, else an embedded server in `.data/<name>`, which is started if
 * none is running. Parallel commands share it, and the last one to `stop` ends it. `alone` is true if nobody else is
 * using it.
 */
export async function ensureDatabase(name, { own = false, fast = false } = {}) {
  const given = own ? process.env.TEST_DATABASE_URL : process.env.DATABASE_URL;
  if (given) return { url: given, alone: false, stop: async () => undefined };
  const lock = path.join(ROOT, '.data', `${name}.lock`);
  const { place, url, alone } = await withLock(lock, () => join(name, fast));
  return { url, alone, stop: () => withLock(lock, () => leave(place)) };
}

async function join(name, fast) {
  const place = findPlace(name);
  const alone = otherUsers(place).length === 0;
  fs.writeFileSync(path.join(usersOf(place), String(process.pid)), markOf(process.pid));
  const file = path.join(place.home, `${name}.key`);
  if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) initialise(place, file);
  const password = fs.readFileSync(file, 'utf8');
  const port = (await runningPort(place)) ?? (await start(place, fast));
  return { place, alone, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

function leave(place) {
  fs.rmSync(path.join(usersOf(place), String(process.pid)), { force: true });
  if (otherUsers(place).length === 0 && serverLines(place)) control(place, ['stop', '-m', 'fast', '-w', '-t', '60']);
}

function usersOf(place) {
  const folder = `${place.data}.users`;
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

function otherUsers(place) {
  const folder = usersOf(place);
  return fs.readdirSync(folder).filter((name) => {
    const file = path.join(folder, name);
    if (name !== String(process.pid) && isAlive(fs.readFileSync(file, 'utf8'))) return true;
    fs.rmSync(file, { force: true });
    return false;
  });
}

/**
 * Created next to its final place and moved there when complete, so that an interrupted setup is not mistaken for a
 * cluster.
 */
function initialise(place, keyFile) {
  const draft = `${place.data}.new`;
  const passwordFile = `${place.data}.password`;
  for (const leftover of [draft, passwordFile, place.data]) fs.rmSync(leftover, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  fs.mkdirSync(draft, { mode: 0o700 });
  if (place.user) for (const made of [draft, passwordFile]) fs.chownSync(made, place.user.uid, place.user.gid);
  const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const args = ['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, ...settings, '--builtin-locale=C.UTF-8'];
  const result = spawnSync(path.join(place.native, 'bin', 'initdb'), args, asItsUser(place));
  fs.rmSync(passwordFile, { force: true });
  if (result.status !== 0) throw new Error(`PostgreSQL could not be set up in ${draft}.\n${result.stderr}`);
  fs.writeFileSync(keyFile, password, { mode: 0o600 });
  fs.renameSync(draft, place.data);
}

async function start(place, fast) {
  dropStalePid(place);
  const log = path.join(place.data, 'server.log');
  let port = fast ? 54_420 : 54_320;
  for (let attempt = 1; ; attempt += 1) {
    fs.rmSync(log, { force: true });
    port = await freePort(port);
    const result = control(place, ['start', '-w', '-t', '60', '-l', log, '-o', flags(port, fast)]);
    if (result.status === 0) return port;
    const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').slice(-2000) : '';
    // Another process took the port first.
    if (attempt === 5 || !said.includes('could not bind'))
      throw new Error(`PostgreSQL did not start.\n${said || result.stderr}`);
    port += 1;
  }
}

function flags(port, fast) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (fast)
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'log_min_error_statement=panic');
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
}

/** The port of the server running on this data, once it is ready; none if no server is running. */
async function runningPort(place) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const lines = serverLines(place);
    if (!lines) return null;
    if (lines[7]?.trim() === 'ready') return Number(lines[3]);
    await sleep(100);
  }
  throw new Error(`The PostgreSQL server on ${place.data} is neither ready nor gone after a minute.`);
}

/** What the server on this data reports about itself, if it is running. */
function serverLines(place) {
  const lines = pidLines(place);
  return lines && commandLine(Number(lines[0])).includes(`-D ${place.data} `) ? lines : null;
}

/** A killed server leaves its process id behind. PostgreSQL refuses to start if another process has that id by now. */
function dropStalePid(place) {
  const lines = pidLines(place);
  if (lines && commandLine(Number(lines[0])) !== '') fs.rmSync(path.join(place.data, 'postmaster.pid'));
}

function pidLines(place) {
  return readIfThere(path.join(place.data, 'postmaster.pid'))?.split('\n') ?? null;
}

function commandLine(pid) {
  if (fs.existsSync('/proc/self/cmdline')) return (readIfThere(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

function control(place, args) {
  return spawnSync(path.join(place.native, 'bin', 'pg_ctl'), ['-D', place.data, ...args], asItsUser(place));
}
