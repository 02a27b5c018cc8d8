import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type RequestOptions } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedServer, postHead } from '../../support/limited-server';

const FILE_BYTES = 10_900_000;

let server: Awaited<ReturnType<typeof limitedServer>>;
beforeAll(async () => {
  server = await limitedServer();
});
afterAll(() => server.stop());

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

async function heard(request: http.ClientRequest) {
  const [response] = await once(request, 'response');
  let text = '';
  for await (const piece of response) text += piece;
  return JSON.parse(text);
}

describe('a body within its limit', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, options: RequestOptions = {}) =>
    http.request({ host: '127.0.0.1', port: server.port, method: 'POST', path, agent, ...options });
  afterAll(() => agent.destroy());

  it('arrives byte for byte, announced or in pieces, one after the other on one connection', async () => {
    for (const body of [randomBytes(3), randomBytes(900_000), randomBytes(3_000_000)]) {
      const asked = { length: body.length, hash: sha256(body), method: 'POST', url: '/api/vehicles' };
      const announced = send('/api/vehicles', { headers: { 'content-length': body.length } });
      expect(await heard(announced.end(body))).toEqual(asked);
      const pieces = send('/api/vehicles', { headers: { 'transfer-encoding': 'chunked' } });
      for (let at = 0; at < body.length; at += 50_000) pieces.write(body.subarray(at, at + 50_000));
      expect(await heard(pieces.end())).toEqual(asked);
      expect(pieces.reusedSocket).toBe(true);
    }
    expect(await heard(send('/api/vehicles', { method: 'GET' }).end())).toMatchObject({ method: 'GET', length: 0 });
  });

  it('arrives where the client waits to be told to go on', async () => {
    const body = randomBytes(2_000_000);
    const request = send('/api/vehicles', { headers: { expect: '100-continue', 'content-length': body.length } });
    request.flushHeaders();
    await once(request, 'continue');
    expect(await heard(request.end(body))).toMatchObject({ length: body.length, hash: sha256(body) });
  });

  it('may be a file of 10 MiB where files are taken', async () => {
    const body = randomBytes(FILE_BYTES);
    for (const path of ['/api/files?tenant=kay', '/api/settings/logo']) {
      const request = send(path, { headers: { 'content-length': body.length } });
      expect(await heard(request.end(body)), path).toMatchObject({ length: body.length, hash: sha256(body) });
    }
  });
});

describe('a body that is too large', () => {
  it.each([
    ['/api/health', 3_000_001, '/api/unreadable', 'body_too_large'],
    ['/vehicles', 3_000_001, '/unreadable', 'body_too_large'],
    ['/api/files', 11 * 1024 * 1024 + 1, '/api/unreadable', 'file_too_large'],
    ['/api/imports/customers', 6 * 1024 * 1024 + 1, '/api/unreadable', 'import_too_large'],
  ])('is refused as soon as it is announced: %s', async (path, bytes, url, refused) => {
    const client = await server.connect(postHead(path, { 'content-length': bytes }));
    expect(await client.hears(/\}$/)).toContain(JSON.stringify({ method: 'GET', url, refused }));
    expect(client.said()).toMatch(/^connection: close/im);
    // Most of it is still sent, and the answer is there nevertheless.
    client.socket.end(Buffer.alloc(bytes - 1));
    expect((await client.ended).failure).toBeNull();
  });

  it('is cut off where it was not announced, with an answer of the usual form', async () => {
    const client = await server.connect(postHead('/api/health', { 'transfer-encoding': 'chunked' }));
    const piece = Buffer.concat([Buffer.from('f4240\r\n'), Buffer.alloc(1_000_000), Buffer.from('\r\n')]);
    for (let count = 0; count < 3; count += 1) client.socket.write(piece);
    client.socket.write('1\r\nx\r\n');
    const said = await client.hears(/\}$/);
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toMatch(/^connection: close/im);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'body_too_large' } });
    client.socket.end(piece);
    expect((await client.ended).failure).toBeNull();
  });

  it('counts for what it costs: a byte in a piece of its own for a KiB', async () => {
    const client = await server.connect(postHead('/api/health', { 'transfer-encoding': 'chunked' }));
    client.socket.write('1\r\nx\r\n'.repeat(30_000));
    const said = await client.hears(/\}$/);
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    expect(said).toMatch(/^retry-after: 5/im);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'server_busy' } });
    client.socket.destroy();
  });
});
