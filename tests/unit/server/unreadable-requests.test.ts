import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '@/tests/support/ask-raw';
import { NO_REQUESTS } from '@/tests/support/hostile/no-requests';
import { missingProtection } from '@/tests/support/missing-protection';

const PRELOAD = new URL('../../../scripts/parts/protect-answers.mjs', import.meta.url).href;
/** Begins an answer to a request with a body before the body has come. Whole requests must come at once. */
const PROGRAM = `
  const server = require('node:http').createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    if (request.url === '/begun') return response.writeHead(200).write('begun');
    request.resume().on('end', () => response.end('heard'));
  });
  Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
  server.listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  server = spawn(process.execPath, ['--import', PRELOAD, '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
  port = Number(line);
});
afterAll(() => server.kill());

const POST = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';

describe('what is no request is answered with the headers of every answer, and ended', () => {
  it.each([
    ...NO_REQUESTS,
    ['a head that never ends', 408, 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['a piece with a long extension', 413, `${POST}1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`],
    ['a piece of no length', 400, `${POST}zz\r\n`],
  ] as const)('%s', async (_what, status, sent) => {
    const answer = await askRaw(port, sent);
    expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
    expect(missingProtection(answer)).toEqual([]);
  });
});

it('an answer that has begun is cut off, and none is written into it', async () => {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(POST.replace('/', '/begun')));
  let said = '';
  for await (const part of socket) {
    said += part;
    if (said.includes('begun')) socket.write('zz\r\n');
  }
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

it('the server goes on', async () => {
  const { status, headers } = await askRaw(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(status).toBe(200);
  expect(missingProtection({ status, headers, text: '' })).toEqual([]);
});
