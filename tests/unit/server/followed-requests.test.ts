import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PRELOAD = new URL('../../../scripts/parts/follow-requests.mjs', import.meta.url).href;
/** Answers with what it heard and what is known of the request, and says of each answer what it was told. */
const PROGRAM = `
  const scope = () => globalThis[Symbol.for('wout.requests')].getStore();
  globalThis[Symbol.for('wout.answered')] = new Set([(...told) => console.log(JSON.stringify([...told.slice(0, 3), scope()]))]);
  require('node:http').createServer(async (request, response) => {
    if (request.url === '/hang') return response.writeHead(200).write('begun');
    if (request.url === '/trust') globalThis[Symbol.for('wout.trusted')] = (address) => address === '127.0.0.1';
    await new Promise(setImmediate);
    scope().request.memberId = 'noted while it was handled';
    response.end(JSON.stringify([scope(), request.headers]));
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SENT = { 'x-request-id': 'proxy-0123456789', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

let server: ChildProcess;
let lines: AsyncIterator<string>;
let port: number;

beforeAll(async () => {
  server = spawn(process.execPath, ['--import', PRELOAD, '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  lines = linesOf(server);
  port = Number((await lines.next()).value);
});
afterAll(() => server.kill());

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string> {
  let rest = '';
  for await (const part of stdout ?? []) {
    const parts = `${rest}${part}`.split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const [response] = await once(http.get({ host: '127.0.0.1', port, path, headers }), 'response');
  let text = '';
  for await (const part of response) text += part;
  const [scope, heard] = JSON.parse(text);
  const told = JSON.parse((await lines.next()).value);
  return { scope, heard, told, id: response.headers['x-request-id'] };
}

it('a request has an id, which is answered, and a reference, and a stranger chooses neither', async () => {
  const { scope, heard, id } = await ask('/rentals?q=Wilner', SENT);
  expect(id).toMatch(UUID);
  expect(scope.request).toMatchObject({ requestId: id, reference: id.slice(-12) });
  expect(heard['x-request-id']).toBe(id);
  expect(heard).not.toHaveProperty('traceparent');
  expect((await ask('/')).id).not.toBe(id);
});

it('who listens is told of the answer, with all that was noted of the request', async () => {
  const { told, id } = await ask('/rentals?q=Wilner');
  expect(told).toEqual([
    'GET',
    '/rentals?q=Wilner',
    200,
    { request: { requestId: id, reference: id.slice(-12), memberId: 'noted while it was handled' } },
  ]);
});

it('who listens is told of what was asked by somebody who did not wait for the answer', async () => {
  const request = http.get({ host: '127.0.0.1', port, path: '/hang', agent: false });
  const [response] = await once(request, 'response');
  await once(response, 'data');
  request.on('error', () => undefined).destroy();
  const { value } = await lines.next();
  const requestId = response.headers['x-request-id'];
  expect(JSON.parse(value)).toEqual([
    'GET',
    '/hang',
    200,
    { request: { requestId, reference: requestId.slice(-12), left: true } },
  ]);
});

it('a trusted proxy chooses the id if it is well-formed, and joins the request to its trace', async () => {
  await ask('/trust');
  const { scope, heard, id } = await ask('/', SENT);
  expect([id, scope.request.requestId, heard.traceparent]).toEqual([
    SENT['x-request-id'],
    SENT['x-request-id'],
    SENT.traceparent,
  ]);
  expect(scope.request.reference).toMatch(/^[0-9a-f]{12}$/);
  for (const wrong of ['short', 'rose@lakay.test', 'a'.repeat(129), '"}, {"x": "'])
    expect((await ask('/', { 'x-request-id': wrong })).id).toMatch(UUID);
});
