import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { ROOT, track } from '../../../scripts/parts/run.mjs';
import { askSecurely } from './ask-securely.mjs';

/**
 * Caddy in front of our server, by the recipe in `deploy/`. Only what names another place is changed: the domain, the ports, and
 * that the certificate is its own. Returns its ports for https and http.
 */
export async function frontCaddy(atEnd, { domain, server }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-caddy-'));
  const [https, http] = [await anyPort(), await anyPort()];
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, adapted({ domain, server, https, http }));
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', fs.openSync(path.join(folder, 'log'), 'w')],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  caddy.on('error', () => console.error('Caddy is needed for this: apt-get install caddy'));
  track(caddy);
  const ended = new Promise((resolve) => caddy.once('close', resolve));
  atEnd(async () => {
    caddy.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  // It makes its own authority and certificate first, and asks the server whether it is ready.
  while ((await askSecurely(https, { host: `admin.${domain}`, path: '/api/ready' })).status !== 200) {
    if (caddy.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, 'log'), 'utf8'));
    await sleep(200);
  }
  return { https, http };
}

function adapted({ domain, server, https, http }) {
  const changes = [
    ['\temail you@example.com', `\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}`],
    ['rent.example.com, *.rent.example.com', `${domain}, *.${domain}`],
    ['\t\tdns cloudflare {env.CLOUDFLARE_API_TOKEN}', '\t\tissuer internal'],
    ['127.0.0.1:3000', `127.0.0.1:${server}`],
  ];
  const recipe = fs.readFileSync(path.join(ROOT, 'deploy', 'Caddyfile'), 'utf8');
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`deploy/Caddyfile has not one “${from}”.`);
    return text.replace(from, to);
  }, recipe);
}
