import net from 'node:net';
import { expect, test } from '@playwright/test';
import { askServed, type Served } from '@/tests/support/ask-served';
import { startCanary } from '@/tests/support/canary-server';
import { fillAddress } from '@/tests/support/fill-address';
import { hostileFlight } from '@/tests/support/hostile/flight';
import { WAYS } from '@/tests/support/hostile/ways-past-middleware';
import { memberToken } from '@/tests/support/member-token';
import { pageAddresses } from '@/tests/support/page-files';
import { servedActions } from '@/tests/support/served-actions';
import { tenantRows } from '@/tests/support/tenant-rows';
import { type Company, makeCompany } from '../e2e/parts/company';
import { fillLists } from '../e2e/parts/fill-lists';

/** `EVERY_WAY=true` tries each way past the middleware at each page; else each page gets a sixth of them. */
const STEP = process.env.EVERY_WAY === 'true' ? 1 : 6;

let company: Company;
let token: string;

test.beforeAll(async () => {
  company = await makeCompany();
  await fillLists(company);
  token = await memberToken(company, 'admin');
});

/** What only those who are signed in may read. */
const told = ({ text }: Served) =>
  [company.customer.name, company.vehicle.plate, 'Jean-Baptiste', 'Prado', 'The agent'].filter((one) =>
    text.includes(Buffer.from(one).toString('latin1')),
  );

const ask = (path: string, headers: Record<string, string> = {}, more: Parameters<typeof askServed>[1] = {}) =>
  askServed(path, { label: company.slug, headers, ...more });

test('no way past the middleware shows a page to somebody who is not signed in', async () => {
  const ids = { customerId: company.customer.id, vehicleId: company.vehicle.id };
  const pages = pageAddresses().map((address) => fillAddress(address, ids));
  const asked = pages.flatMap((path, at) =>
    WAYS.filter((_way, index) => index % STEP === at % STEP).map((way) => way(path)),
  );
  const bad: string[] = [];
  await Promise.all(
    asked.map(async ({ path, headers }) => {
      const answer = await ask(path, headers);
      if (answer.status >= 500) bad.push(`${path} ${JSON.stringify(headers)} is ${answer.status}`);
      for (const one of told(answer)) bad.push(`${path} ${JSON.stringify(headers)} tells ${one}`);
    }),
  );
  expect(asked.length).toBeGreaterThan(250);
  expect(bad).toEqual([]);
  // Otherwise nothing of all this would prove anything.
  for (const [path, known] of [
    ['/customers', company.customer.name],
    ['/vehicles', company.vehicle.plate],
  ] as const)
    expect(told(await ask(path, {}, { token }))).toContain(known);
});

test('the API answers nobody who says that the middleware was there already', async () => {
  for (const file of ['middleware', 'src/middleware', 'pages/_middleware']) {
    const past = { 'x-middleware-subrequest': Array(5).fill(file).join(':') };
    const own = {
      ...past,
      'x-wout-tenant': company.slug,
      'x-wout-asked': company.slug,
      'x-wout-path': '/api/vehicles',
    };
    expect((await ask('/api/vehicles', own)).status).toBe(401);
    const other = await askServed('/api/vehicles', { label: 'lakay', token, headers: own });
    expect([other.status, told(other)]).toEqual([403, []]);
  }
});

test('an action is done for no page but the host’s own, and for nobody without a session', async () => {
  const before = await tenantRows(company.id);
  const host = `${company.slug}.localhost:${process.env.E2E_PORT}`;
  const origins: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'http://evil.example' },
    { origin: `http://${host}.evil.example` },
    { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ];
  const actions = servedActions();
  expect(actions.length).toBeGreaterThan(150);
  const bad: string[] = [];
  const call = async ({ id, name, path }: (typeof actions)[number], headers: Record<string, string>, own: boolean) => {
    const sent = { ...headers, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' };
    const answer = await ask(path, sent, { method: 'POST', body: '[{},"x"]', ...(own && { token }) });
    const refused = own
      ? answer.status === 403 ||
        /invalid_origin|Invalid Server Actions request/.test(answer.text) ||
        answer.status === 500
      : !/"ok":true/.test(answer.text);
    if (!refused || told(answer).length > 0)
      bad.push(`${name} ${JSON.stringify(headers)}: ${answer.status} ${answer.text.slice(0, 200)}`);
  };
  await Promise.all(actions.map((action, at) => call(action, origins[at % origins.length] ?? {}, true)));
  expect(bad).toEqual([]);
  await Promise.all(actions.map((action) => call(action, { origin: `http://${host}` }, false)));
  expect(bad).toEqual([]);
  expect(await tenantRows(company.id)).toEqual(before);
});

test('a malformed body of an action runs nothing, and the next request is answered', async () => {
  const canary = await startCanary();
  const before = await tenantRows(company.id);
  const actions = servedActions().filter(({ name }) => /^(?:logIn|save|create|record)/.test(name));
  try {
    for (const [at, { type, body }] of hostileFlight(canary.origin).entries()) {
      const { id, path } = actions[at % actions.length] ?? { id: '', path: '/' };
      const host = `${company.slug}.localhost:${process.env.E2E_PORT}`;
      const headers = { origin: `http://${host}`, 'next-action': id, 'content-type': type };
      const answer = await ask(path, headers, { method: 'POST', body, token });
      expect(told(answer)).toEqual([]);
      expect(answer.text).not.toMatch(/"ok":true|node_modules|at \w+ \(/);
    }
    expect((await ask('/api/health')).status).toBe(200);
    expect((await ask('/dashboard', {}, { token })).status).toBe(200);
    expect(canary.knocks()).toBe(0);
    expect(await tenantRows(company.id)).toEqual(before);
  } finally {
    await canary.stop();
  }
});

test('a request to change the protocol reaches nothing, wherever it asks to be sent', async () => {
  const canary = await startCanary();
  try {
    for (const target of [
      '/',
      '/dashboard',
      '/api/vehicles',
      '/_next/hmr',
      `${canary.origin}/`,
      `//127.0.0.1:${canary.port}/`,
    ])
      for (const protocol of ['websocket', 'h2c', 'tcp']) {
        const said = await upgrade(target, protocol);
        // As if nothing had been asked: a page or a refusal, and no open connection.
        expect([target, /^HTTP\/1\.1 [2-5]\d\d /.test(said)]).toEqual([target, true]);
        expect(said).not.toContain(company.customer.name);
      }
    expect(canary.knocks()).toBe(0);
  } finally {
    await canary.stop();
  }
});

/** What the server says to a request for another protocol until it ends the connection. */
function upgrade(target: string, protocol: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = net.connect(Number(process.env.E2E_PORT), '127.0.0.1', () => {
      const host = `${company.slug}.localhost`;
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
    });
    socket.on('data', (part) => {
      said += part.toString('latin1');
      // An answer of the usual kind leaves the connection open.
      if (/\r\n\r\n/.test(said)) socket.end();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}
