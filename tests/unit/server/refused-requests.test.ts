import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { middleware } from '@/middleware';

beforeEach(() => {
  vi.stubEnv('AUTH_SECRET', 'only-for-tests-only-for-tests-only-for-tests');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  middleware(
    new NextRequest(`http://kay.localhost${path}`, { headers: { host: 'kay.localhost', ...headers }, method }),
  );

describe('a request that can’t be read', () => {
  it('gets a page in the reader’s language, or JSON from the API', async () => {
    const page = await ask('/unreadable', { 'x-wout-refused': 'invalid_address', 'accept-language': 'fr' });
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(`<h1>${fr.errors.invalid_address}</h1>`);
    const answer = await ask('/api/unreadable', { 'x-wout-refused': 'method_not_allowed' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('GET, HEAD')]);
    const message = en.errors.method_not_allowed;
    expect(await answer.json()).toEqual({ error: { code: 'method_not_allowed', message }, message });
  });

  it('is told why where its body was not read, and when to send it again', async () => {
    for (const code of ['body_too_large', 'file_too_large', 'import_too_large'] as const) {
      const answer = await ask('/api/unreadable', { 'x-wout-refused': code });
      const message = en.errors[code];
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([413, false]);
      expect(await answer.json()).toEqual({ error: { code, message }, message });
    }
    const busy = await ask('/api/unreadable', { 'x-wout-refused': 'server_busy', 'accept-language': 'ht' });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await busy.json()).message).toBe(ht.errors.server_busy);
    expect((await ask('/api/vehicles', { 'x-wout-refused': 'something else' })).status).toBe(200);
  });

  it('is passed on by the server as one that can be, with the reason', async () => {
    const program = `require('node:http').createServer((request, response) => response.end(JSON.stringify(
      [request.method, request.url, request.headers['x-wout-refused']]))).listen(0, function () { console.log(this.address().port) })`;
    const before = new URL('../../../scripts/parts/refuse-unreadable.mjs', import.meta.url).href;
    const server = spawn(process.execPath, ['--import', before, '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout, 'data');
    const heard = async (method: string, path: string, headers = {}) => {
      const request = http.request({ host: '127.0.0.1', port: Number(line), method, path, headers }).end();
      const [response] = await once(request, 'response');
      let text = '';
      for await (const part of response) text += part;
      return JSON.parse(text);
    };
    expect(await heard('GET', '/vehicles/%E0%A4%A')).toEqual(['GET', '/unreadable', 'invalid_address']);
    expect(await heard('POST', '/api/vehicles/%zz?q=1')).toEqual(['GET', '/api/unreadable', 'invalid_address']);
    expect(await heard('TRACE', '/api')).toEqual(['GET', '/api/unreadable', 'method_not_allowed']);
    expect(await heard('PROPFIND', '/apis')).toEqual(['GET', '/unreadable', 'method_not_allowed']);
    expect(await heard('OPTIONS', '*')).toEqual(['GET', '/unreadable', 'invalid_address']);
    const form = { 'content-type': 'multipart/form-data' };
    expect(await heard('POST', '/auth/login', form)).toEqual(['GET', '/unreadable', 'invalid_json']);
    const whole = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await heard('POST', '/auth/login', whole)).toEqual(['POST', '/auth/login', null]);
    const claimed = { 'x-wout-refused': 'invalid_address' };
    expect(await heard('DELETE', '/api/vehicles/%C3%A9?q=%', claimed)).toEqual([
      'DELETE',
      '/api/vehicles/%C3%A9?q=%',
      null,
    ]);
    server.kill();
  });
});

describe('a session that asks too often', () => {
  const cookieOf = async () => {
    const token = await encodeSessionToken({ sessionId: newId(), tenantId: newId() });
    return { cookie: `wout.session=${token}` };
  };

  it('is told how long to wait, by the API and on a page; another is not', async () => {
    vi.stubEnv('READS_PER_MINUTE', '3');
    const mine = await cookieOf();
    for (let count = 0; count < 3; count += 1) expect((await ask('/api/vehicles', mine)).status).toBe(200);
    const answer = await ask('/api/vehicles', mine);
    const body = await answer.json();
    expect([answer.status, body.error.code]).toEqual([429, 'too_many_requests']);
    expect(answer.headers.get('retry-after')).toBe(String(body.error.params.seconds));
    const page = await ask('/vehicles', mine);
    expect([page.status, page.headers.has('retry-after')]).toEqual([429, true]);
    expect(await page.text()).toContain('Try again in 1 minute');
    expect((await ask('/api/vehicles', mine, 'POST')).status).toBe(200);
    expect((await ask('/api/vehicles', await cookieOf())).status).toBe(200);
    expect((await ask('/api/vehicles', {})).status).toBe(200);
  });

  it('writes 1,200 times besides, by the API and by screens', async () => {
    // Asked for in one minute, whatever the clock says.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    vi.stubEnv('READS_PER_MINUTE', '3');
    const mine = await cookieOf();
    const statuses = [];
    for (let count = 0; count < 1200; count += 1)
      statuses.push((await ask(count % 2 ? '/api/vehicles' : '/vehicles', mine, count % 3 ? 'POST' : 'DELETE')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await ask('/api/vehicles', mine, 'PUT');
    expect([answer.status, (await answer.json()).error.code]).toEqual([429, 'too_many_requests']);
    expect(answer.headers.has('retry-after')).toBe(true);
    expect((await ask('/vehicles', mine, 'POST')).status).toBe(429);
    expect((await ask('/api/vehicles', mine)).status).toBe(200);
    expect((await ask('/api/vehicles', await cookieOf(), 'POST')).status).toBe(200);
  });
});
