import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Precompress {
  precompress: (folder: string) => Promise<void>;
}

const part = (name: string) => new URL(`../../../scripts/parts/${name}.mjs`, import.meta.url).href;
const SCRIPT = `console.log(${JSON.stringify('Kreyòl, français, English. '.repeat(50))});`;
/** Answers whatever reaches it by 418, as Next would by something of its own. */
const SERVER = `
  import http from 'node:http';
  const server = http.createServer((_, response) => response.writeHead(418).end());
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-static-'));
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  const chunks = path.join(folder, '.next', 'static', 'chunks');
  fs.mkdirSync(chunks, { recursive: true });
  fs.writeFileSync(path.join(chunks, 'a-1.js'), SCRIPT);
  fs.writeFileSync(path.join(chunks, 'photo.ts'), SCRIPT);
  const { precompress } = (await import(part('precompress'))) as Precompress;
  await precompress(path.join(folder, '.next', 'static'));
  const args = ['--import', part('answer-compressed'), '--input-type=module', '-e', SERVER];
  const env = { ...process.env, NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  child = spawn(process.execPath, args, { cwd: folder, env });
  const [said] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  port = Number(said);
});

afterAll(() => {
  child.kill();
  fs.rmSync(folder, { recursive: true });
});

const ADDRESS = '/_next/static/chunks/a-1.js';

it('sends a script as it was compressed by the build, for ever', async () => {
  const answer = await ask(ADDRESS, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(answer.body.length).toBeLessThan(SCRIPT.length / 5);
  expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT);
});

it.each([
  ['a deployment is named', `${ADDRESS}?dpl=1`, 'GET', 'br', 200],
  ['only its head is asked for', ADDRESS, 'HEAD', 'br;q=0.5', 200],
  ['the browser takes no Brotli', ADDRESS, 'GET', 'gzip, br;q=0', 418],
  ['the browser says nothing', ADDRESS, 'GET', '', 418],
  ['it is sent something', ADDRESS, 'POST', 'br', 418],
  ['there is no such file', '/_next/static/chunks/b.js', 'GET', 'br', 418],
  ['the file is no script', '/_next/static/chunks/photo.ts', 'GET', 'br', 418],
  ['the address leaves the folder', '/_next/static/../static/chunks/a-1.js', 'GET', 'br', 418],
])('where %s, %s %s with "%s" is %i', async (_name, address, method, accepted, status) => {
  const answer = await ask(address, { method, headers: accepted ? { 'accept-encoding': accepted } : {} });
  expect(answer.status).toBe(status);
  if (method === 'HEAD') expect(answer.body.length).toBe(0);
});

it('leaves a part of a file to the server behind it', async () => {
  expect((await ask(ADDRESS, { headers: { 'accept-encoding': 'br', range: 'bytes=5-2' } })).status).toBe(418);
});

interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(address: string, options: RequestOptions): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: address, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    request.on('error', reject).end();
  });
}
