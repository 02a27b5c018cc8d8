import { expect, test } from '@playwright/test';
import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { askRaw } from '@/tests/support/ask-raw';
import { askServed, type Served } from '@/tests/support/ask-served';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { fillAddress } from '@/tests/support/fill-address';
import { NO_REQUESTS } from '@/tests/support/hostile/no-requests';
import { memberToken } from '@/tests/support/member-token';
import { missingProtection } from '@/tests/support/missing-protection';
import { endExports } from '@/tests/support/next/end-exports';
import { fillCompany } from '@/tests/support/next/fill-company';
import { allRoutes } from '@/tests/support/next/routes';
import { pageAddresses } from '@/tests/support/page-files';
import { photoFile } from '../e2e/parts/photo-file';

const SENT = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };

/** `EVERY_WAY=true` asks every route and page; else every fourth, and all routes with headers of their own. */
const STEP = process.env.EVERY_WAY === 'true' ? 1 : 4;
const OWN_HEADERS = /archive|export\/route|paper|logo|calendar\/|files|health|metrics|ready|openapi|\/auth\//;

let company: TestTenant;
let ids: Record<string, string>;
let token: string;
/** What was asked, with its answer. */
const answers: [string, Served][] = [];

test.beforeAll(async () => {
  company = await makeTenant();
  ids = await fillCompany(company);
  await endExports(company);
  token = await memberToken(company, 'admin');
});

function some<T>(all: T[], always: (one: T) => boolean = () => false): T[] {
  return all.filter((one, at) => at % STEP === 0 || always(one));
}

async function ask(path: string, more: Parameters<typeof askServed>[1] = {}): Promise<Served> {
  const answer = await askServed(path, { label: company.slug, ...more });
  answers.push([`${more.method ?? 'GET'} ${path}`, answer]);
  return answer;
}

async function sendPhoto(): Promise<Served> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ vehicleId: ids.vehicleId ?? '', slot: 'photo' })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array((await photoFile('a.jpg')).buffer)]), 'a.jpg');
  const carried = new Request('http://wout.test', { method: 'POST', body: form });
  const headers = { ...SENT, 'content-type': carried.headers.get('content-type') ?? '' };
  return ask('/api/files', { method: 'POST', token, headers, body: Buffer.from(await carried.arrayBuffer()) });
}

/** The secret address of the company's calendar. */
async function calendarPath(): Promise<string> {
  await makeFeed(await asManager(company), { vehicleId: null });
  const link = await query(await asManager(company), 'feeds.manage', (q) => getFeedLink(q, null, () => ''));
  return link?.address ?? '';
}

/** A few at a time, as a browser does. */
async function askAll(asked: [string, Parameters<typeof askServed>[1]][]): Promise<void> {
  await Promise.all(asked.map(([path, more]) => ask(path, more)));
}

test('every kind of answer tells the browser how to protect itself from it', async () => {
  const routes = some(allRoutes(), ({ file }) => OWN_HEADERS.test(file)).map(({ file, method }) => [
    fillAddress(file.slice('app'.length, -'/route.ts'.length), ids),
    method,
  ]);
  // Reads first: a write may end the session, or take away what is read.
  const reads = routes.filter(([, method]) => method === 'GET').map(([path = '']) => path);
  await askAll(reads.map((path) => [`${path}?from=2026-01-01&until=2035-12-31&types=vehicles&format=csv`, { token }]));
  await askAll(
    ['xlsx', 'pdf', 'json'].map((format) => [`/api/reports/export?type=vehicles&format=${format}`, { token }]),
  );
  await askAll(some(pageAddresses()).map((address) => [fillAddress(address, ids), {}]));
  const login = await ask('/auth/login');
  await ask('/dashboard', { token });
  await askAll(ODD.map(([path, more]) => [fillAddress(path, ids), { ...more, ...(more?.token === '' && { token }) }]));
  const files = [...new Set(login.text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2|svg)/g))];
  await askAll(files.flatMap((file) => ['br', 'gzip'].map((way) => [file, { headers: { 'accept-encoding': way } }])));
  const photo = JSON.parse((await sendPhoto()).text);
  const { headers } = await ask(`/api/files/${photo.id}`, { token });
  await ask(`/api/files/${photo.id}`, { token, headers: { 'if-none-match': headers.etag ?? '' } });
  await ask(await calendarPath());
  await askAll(
    routes
      .filter(([, method]) => method !== 'GET')
      .map(([path = '', method]) => [path, { method, token, headers: SENT, body: '{}' }]),
  );

  const kinds = new Set(
    answers.map(([, { status, headers }]) => `${status} ${headers['content-type']?.split(';')[0] ?? ''}`.trim()),
  );
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  const sent = answers.filter(([asked]) => /static\/.*\.(?:js|css)$/.test(asked)).map(([, answer]) => answer);
  expect(new Set(sent.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['br', 'gzip', undefined]));
  const bare = answers.flatMap(([asked, answer]) => {
    const missing = missingProtection(answer);
    return missing.length > 0 ? [`${asked} (${answer.status}): ${missing.join(', ')}`] : [];
  });
  expect(bare).toEqual([]);
});

/** Answers that are no page's and no route's own. An empty token stands for the admin's. */
const ODD: [string, Parameters<typeof askServed>[1]][] = [
  ['/', { label: 'nobody-has-this' }],
  ['/dashboard/', {}],
  ['//evil.example/x', {}],
  ['/no/such/page', { token: '' }],
  ['/%E0%A4%A', {}],
  ['/api/%E0%A4%A', {}],
  ['/api', {}],
  ['/api/no/such/route', {}],
  ['/api/vehicles', {}],
  ['/api/vehicles', { token: '', method: 'POST', body: '{}' }],
  ['/api/vehicles', { token: '', method: 'POST', body: '{', headers: SENT }],
  ['/api/vehicles', { token: '', method: 'POST', body: `"${'x'.repeat(1_100_000)}"`, headers: SENT }],
  ['/api/health', { method: 'DELETE' }],
  ['/api/health', { method: 'OPTIONS' }],
  ['/api/health', { method: 'HEAD' }],
  ['/api/health', { method: 'PROPFIND' }],
  ['/dashboard', { method: 'TRACE' }],
  [`/api/files/${newId()}`, { token: '' }],
  ['/api/files/[fileId]', {}],
  ['/api/files/nothing', { token: '' }],
  ['/api/files/[fileId]?download=1', { token: '' }],
  ['/icon.svg', {}],
  ['/favicon.ico', {}],
  ['/robots.txt', { token: '' }],
  ['/scan/older/worker.min.js', {}],
  ['/_next/static/nothing.js', {}],
  ['/_next/image?url=%2Ficon.svg&w=64&q=75', {}],
  ['/_next/data/x/dashboard.json', {}],
  ['/_next/nothing', {}],
  ['/dashboard', { method: 'POST', headers: { 'next-action': '0'.repeat(42) }, body: '[]' }],
  ['/dashboard?_rsc=1', { token: '', headers: { rsc: '1' } }],
  ['/dashboard', { headers: { expect: 'nothing' } }],
];

/** Some of what must have been answered, so that the test asks for what it is about. */
const KINDS = [
  ...[
    '200 text/html',
    '200 application/json',
    '200 text/csv',
    '200 application/pdf',
    '200 image/webp',
    '200 image/png',
  ],
  ...['200 application/javascript', '200 text/css', '200 image/svg+xml', '200 text/calendar', '200 application/zip'],
  ...['304', '307', '308', '400 text/html', '400 application/json', '401 application/json', '403 application/json'],
  ...['404 text/html', '404 application/json', '405', '405 text/html', '413 application/json', '422 application/json'],
];

test('so does what is answered to something that is no request', async () => {
  const bare: string[] = [];
  for (const [what, status, sent] of NO_REQUESTS) {
    const answer = await askRaw(Number(process.env.E2E_PORT), sent);
    expect([what, answer.status]).toEqual([what, status]);
    bare.push(...missingProtection(answer).map((missing) => `${what}: ${missing}`));
  }
  expect(bare).toEqual([]);
});

test('a page names each of its scripts by a sign that no other answer has', async () => {
  const nonces = await Promise.all(
    ['/auth/login', '/auth/login', '/dashboard'].map(async (path) => {
      const { headers, text } = await ask(path, { token });
      const nonce = /'nonce-([\w+/=]{20,})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      const scripts = text.match(/<script(?=[ >])[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});
