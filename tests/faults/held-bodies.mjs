/**
 * Requests that hold back the last byte of a large body. Nobody must be signed in for them. The server is started as in a container
 * of 512 MiB, and they come from one network, then from sixty. Its memory must stay inside, and others must still be answered.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from './parts/ask.mjs';
import { figures } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';
import { upload } from './parts/upload.mjs';

const MIB = 1024 * 1024;
const CONTAINER = 512 * MIB;
/** The start script runs in the same container. */
const OTHERS_MIB = 80;
const HOLDERS = 60;
const BODY_BYTES = 10_900_000;
const BODY = Buffer.alloc(BODY_BYTES - 1, 'x');
/** So long each of them may take to send what it sends. */
const SENT_MS = 20_000;

await command(async (atEnd) => {
  const { env, port, companies } = await setStage(atEnd, { companies: 1, drafts: 4 });
  const server = await serve(port, { ...env, TRUSTED_PROXIES: 'loopback' }, { memory: CONTAINER });
  atEnd(server.stop);
  const [company] = companies;
  const result = figures();
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, usedBy(server.pid));
  }, 100);
  atEnd(() => clearInterval(sampling));
  await ask(port, { company, path: '/api/vehicles' });
  result.note('memory at rest', Math.round(usedBy(server.pid) / MIB), 'MiB');
  const photo = { create: { width: 900, height: 600, channels: 3, background: '#2a6' } };
  const content = await sharp(photo).jpeg().toBuffer();
  const isTaken = async (network) => {
    const request = upload({ vehicleId: company.vehicles[1], slot: 'photo', type: 'image/jpeg', content });
    const answer = await ask(port, {
      company,
      ...request,
      headers: { ...request.headers, 'x-forwarded-for': network },
    });
    if (answer.status !== 201) console.log(`  ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.status === 201;
  };
  for (const [what, path, networkOf] of [
    ['one network', '/api/health', () => '203.0.113.1'],
    ['one network, where files are taken', '/api/files', () => '203.0.113.1'],
    ['sixty networks, where files are taken', '/api/files', (at) => `203.0.113.${at + 1}`],
  ]) {
    most = 0;
    const held = await Promise.all(Array.from({ length: HOLDERS }, (_one, at) => hold(port, path, networkOf(at))));
    const answers = held.map(({ said }) => said().slice(9, 12)).filter(Boolean);
    result.note(`${what}: bodies held, of ${HOLDERS}`, HOLDERS - answers.length);
    result.note(`${what}: answers`, [...new Set(answers)].join(' ') || 'none');
    result.atMost(`${what}: most memory`, most / MIB, CONTAINER / MIB - OTHERS_MIB, 'MiB');
    const read = await ask(port, { company, path: '/api/vehicles' });
    const signIn = await ask(port, {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'a@b.test', password: 'x' },
    });
    result.atMost(`${what}: others that got no answer`, [read, signIn].filter(isLost).length, 0);
    if (networkOf(0) === networkOf(1))
      result.atMost(`${what}: others' photos refused`, (await isTaken('198.51.100.1')) ? 0 : 1, 0);
    for (const { socket } of held) socket.destroy();
    await sleep(500);
  }
  result.atMost('photos refused once they have gone', (await isTaken('198.51.100.1')) ? 0 : 1, 0);
  return result.code();
});

/** Sends all but the last byte, or what the server takes of it. */
async function hold(port, path, network) {
  const socket = net.connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (piece) => {
    said += piece;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`,
  );
  const sent = new Promise((resolve) => socket.write(BODY, resolve));
  await Promise.race([sent, once(socket, 'close'), sleep(SENT_MS, null, { ref: false })]);
  await sleep(1000);
  return { socket, said: () => said };
}

function isLost({ status }) {
  return status === 0 || status >= 500;
}

/** The bytes of a process, without pages of files, which the system takes back when it needs memory. */
function usedBy(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const parts = [...status.matchAll(/Rss(?:Anon|Shmem):\s+(\d+)/g)];
  return parts.reduce((sum, [, kib]) => sum + Number(kib) * 1024, 0);
}
