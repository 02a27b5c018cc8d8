import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { asItsUser, findPlace } from '../../../scripts/parts/postgres-place.mjs';
import { track } from '../../../scripts/parts/run.mjs';

/** A PgBouncer in transaction mode before a database, with so few connections that they change hands all the time. Returns its address. */
export async function pooler(atEnd, databaseUrl, { connections = 8 } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-pgbouncer-'));
  const url = new URL(databaseUrl);
  const port = await anyPort();
  const users = path.join(folder, 'users.txt');
  fs.writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    file,
    `[databases]
${url.pathname.slice(1)} = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
log_connections = 0
log_disconnections = 0
log_stats = 0
`,
  );
  const { user } = findPlace('postgres-test');
  if (user) for (const place of [folder, users, file]) fs.chownSync(place, user.uid, user.gid);
  const child = spawn('pgbouncer', ['-q', file], {
    ...asItsUser({ home: folder, user }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let failure = null;
  child.on('error', () => {
    failure = new Error('pgbouncer is needed for this: apt-get install pgbouncer');
  });
  track(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  await sleep(1000);
  if (failure || child.exitCode !== null) throw failure ?? new Error('pgbouncer did not start.');
  url.port = String(port);
  return url.href;
}
