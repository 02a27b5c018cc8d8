import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyPort } from '../../../scripts/parts/ports.mjs';
import { track } from '../../../scripts/parts/run.mjs';
import { makeCertificate } from './make-certificate.mjs';

/** nginx in front of our servers, which ends TLS for a domain and its subdomains. Returns its port. */
export async function frontProxy(atEnd, { domain, servers }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-nginx-'));
  makeCertificate(folder, domain);
  const port = await anyPort();
  fs.writeFileSync(path.join(folder, 'nginx.conf'), configuration({ folder, port, domain, servers }));
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  nginx.on('error', () => console.error('nginx is needed for this: apt-get install nginx'));
  track(nginx);
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  atEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  while (!fs.existsSync(path.join(folder, 'nginx.pid'))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await sleep(100);
  }
  return port;
}

function configuration({ folder, port, domain, servers }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream wout {
    ${servers.map((at) => `server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} ssl;
    server_name ${domain} *.${domain};
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 12m;
    location / {
      proxy_pass http://wout;
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
      proxy_set_header x-forwarded-proto $scheme;
      proxy_read_timeout 65s;
    }
  }
}
`;
}
