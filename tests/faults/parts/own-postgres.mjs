import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { asItsUser, findPlace } from '../../../scripts/parts/postgres-place.mjs';
import { makeCertificate } from './make-certificate.mjs';

const NAME = 'wout';

/**
 * A PostgreSQL as a host would give: over TCP, with a password, and TLS alone if `tls`. The login owns its database and may make roles,
 * but is no superuser. `bin` has the programs of another version. It is removed `atEnd`.
 */
export async function ownPostgres(atEnd, { tls = false, bin } = {}) {
  const place = findPlace('postgres-test');
  const programs = bin ?? path.join(place.native, 'bin');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-postgres-'));
  const data = path.join(home, 'data');
  const password = path.join(home, 'password');
  fs.writeFileSync(password, 'only-for-probes');
  if (tls) makeCertificate(home, 'localhost');
  const uid = place.user?.uid;
  if (uid !== undefined)
    for (const name of ['', ...fs.readdirSync(home)]) fs.chownSync(path.join(home, name), uid, uid);
  const options = { ...asItsUser(place), cwd: home, stdio: ['ignore', 'ignore', 'inherit'] };
  const run = (name, args) => execFileSync(path.join(programs, name), args, options);
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const kind = tls ? 'hostssl' : 'host';
  const lines = ['all', 'replication'].map((name) => `${kind} ${name} all 127.0.0.1/32 scram-sha-256\n`);
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), lines.join(''));
  const port = await anyPort();
  const settings = [`listen_addresses=127.0.0.1`, 'unix_socket_directories=', 'max_connections=100'];
  if (tls) settings.push('ssl=on', `ssl_cert_file=${home}/certificate.pem`, `ssl_key_file=${home}/key.pem`);
  const flags = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  run('pg_ctl', ['-D', data, 'start', '-w', '-l', path.join(home, 'log'), '-o', flags]);
  atEnd(() => {
    run('pg_ctl', ['-D', data, 'stop', '-m', 'immediate', '-w']);
    fs.rmSync(home, { recursive: true, force: true });
  });
  const admin = `postgres://postgres:only-for-probes@127.0.0.1:${port}/postgres${tls ? '?sslmode=require' : ''}`;
  await onServer(admin, async (sql) => {
    await sql.unsafe(`create role ${NAME} login createrole password 'only-for-probes'`);
    await sql.unsafe(`create database ${NAME} owner ${NAME}`);
  });
  const url = `postgres://${NAME}:only-for-probes@127.0.0.1:${port}/${NAME}${tls ? '?sslmode=require' : ''}`;
  return { url, admin, port, replica: () => replicaOf(atEnd, { url, admin, home, run }) };
}

/** A streaming replica of it, which needs `pg_basebackup`. `stop` ends it at once. */
async function replicaOf(atEnd, { url, admin, home, run }) {
  const data = path.join(home, 'replica');
  const port = await anyPort();
  const from = admin.replace(/\/postgres(?=\?|$)/, '/');
  run('pg_basebackup', ['-D', data, '-d', from, '--write-recovery-conf', '--checkpoint=fast']);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'hot_standby_feedback=on'];
  const flags = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  run('pg_ctl', ['-D', data, 'start', '-w', '-l', path.join(home, 'replica.log'), '-o', flags]);
  let running = true;
  const stop = () => {
    if (running) run('pg_ctl', ['-D', data, 'stop', '-m', 'immediate', '-w']);
    running = false;
  };
  atEnd(stop);
  const there = (address) => Object.assign(new URL(address), { port: String(port) }).href;
  return { url: there(url), admin: there(admin), stop };
}

export async function onServer(url, work) {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
