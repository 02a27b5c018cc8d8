/**
 * What an image would run, without an image. The folder of `npm run standalone` is copied elsewhere, made read-only and served by an
 * ordinary user. Its PostgreSQL is reached over TCP with TLS and a password. Before it stands Caddy by the recipe in `deploy/`, and
 * then nginx, which end TLS on subdomains. Papers are printed and files uploaded through the interface; through each proxy a browser
 * signs in, opens screens and scans a passport. It needs root, openssl, Caddy and nginx.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { ensureChromium } from '../../scripts/parts/chromium.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { anyPort } from '../../scripts/parts/ports.mjs';
import { ROOT, typescript } from '../../scripts/parts/run.mjs';
import { plainPdf } from '../support/hostile/pdf-parts.ts';
import { traceReceiver } from '../support/trace-receiver.ts';
import { ask } from './parts/ask.mjs';
import { askPlainly, askSecurely } from './parts/ask-securely.mjs';
import { figures } from './parts/figures.mjs';
import { frontCaddy } from './parts/front-caddy.mjs';
import { frontProxy } from './parts/front-proxy.mjs';
import { ownPostgres } from './parts/own-postgres.mjs';
import { fillStage } from './parts/stage.mjs';
import { copyStandalone, startStandalone } from './parts/standalone-server.mjs';
import { upload } from './parts/upload.mjs';

const DOMAIN = 'rent.test';
const PASSWORD = randomUUID();
const SCREENS = [
  'dashboard',
  'today',
  'availability',
  'rentals',
  'customers',
  'vehicles',
  'reports',
  'help',
  'settings',
];
const PATIENCE_MS = 120_000;
const MOST_BYTES = 10 * 1024 * 1024;
const WORDS = JSON.parse(fs.readFileSync(path.join(ROOT, 'messages/en/scan.json'), 'utf8'));

await command(async (atEnd) => {
  await ensureBuilt();
  const application = await copyStandalone(atEnd);
  const database = await ownPostgres(atEnd, { tls: true });
  const { env, companies } = await fillStage(database.url, { companies: 1, drafts: 4 });
  const [company] = companies;
  await typescript('tests/faults/parts/give-password.ts', { ...env, COMPANY: company.id, PASSWORD });
  const port = await anyPort();
  const traces = await traceReceiver();
  atEnd(traces.close);
  const settings = {
    ...{ DATABASE_URL: database.url, AUTH_SECRET: env.AUTH_SECRET, ROOT_DOMAIN: DOMAIN },
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint,
  };
  const start = () => startStandalone(application, port, { ...settings, TRUSTED_PROXIES: 'loopback' });
  let server = await start();
  atEnd(() => server.stop());
  const restart = async () => {
    await server.stop();
    server = await start();
  };
  const result = figures();
  result.note('ready', 'yes');
  await useInterface(result, { port, company });
  // Before the restart, which may lose the last spans.
  await findTrace(result, traces);
  const caddy = await frontCaddy(atEnd, { domain: DOMAIN, server: port });
  await askThroughCaddy(result, { caddy, company, restart });
  const nginx = await frontProxy(atEnd, { domain: DOMAIN, servers: [port] });
  for (const front of [caddy.https, nginx]) await browse(result, { front, company, atEnd });
  return result.code();
});

async function useInterface(result, { port, company }) {
  const headers = { host: `${company.slug}.${DOMAIN}` };
  const send = (request) => ask(port, { company, ...request, headers: { ...request.headers, ...headers } });
  const { rentalId, values, expectedTotalCents } = company.drafts[0];
  const body = { values, expectedTotalCents };
  const out = await send({ method: 'POST', path: `/api/rentals/${rentalId}/activate`, body, key: randomUUID() });
  const paper = await send({ path: `/api/rentals/${rentalId}/agreement`, parse: false });
  const isPaper = out.status < 300 && paper.body.subarray(0, 5).toString() === '%PDF-';
  result.atMost('agreements that were not printed', isPaper ? 0 : 1, 0);
  const vehicleId = company.vehicles[1];
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  const pdf = Buffer.from(await plainPdf(3));
  const sent = [
    await send(upload({ vehicleId, slot: 'photo', content: photo, type: 'image/jpeg' })),
    await send(upload({ vehicleId, slot: 'insurance', content: pdf, type: 'application/pdf' })),
  ];
  const book = await send({ path: '/api/imports/customers/template?format=xlsx', parse: false });
  const read = {
    method: 'POST',
    path: '/api/imports/customers?name=customers.xlsx',
    body: book.body,
    key: randomUUID(),
  };
  sent.push(await send({ ...read, headers: { 'content-type': 'application/octet-stream' } }));
  for (const { status, body: said } of sent) if (status !== 201) console.log(`  ${status} ${JSON.stringify(said)}`);
  result.atMost('photos, PDF and workbooks that were refused', sent.filter(({ status }) => status !== 201).length, 0);
}

/** What the recipe is for: https alone, files as large as they may be, and a wait while the server is restarted. */
async function askThroughCaddy(result, { caddy, company, restart }) {
  const host = `${company.slug}.${DOMAIN}`;
  const plain = await askPlainly(caddy.http, { host, path: '/dashboard' });
  const leads = plain.status === 308 && plain.headers.location === `https://${host}/dashboard`;
  result.atMost('addresses without https that are not led to it', leads ? 0 : 1, 0);
  const login = await askSecurely(caddy.https, { host, path: '/auth/login' });
  const guards = ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];
  const missing = guards.filter((name) => !login.headers[name]);
  result.atMost('headers that protect a browser and are missing behind it', missing.length, 0);
  const send = (size) => {
    const { body, headers, ...request } = upload({
      ...{ vehicleId: company.vehicles[1], slot: 'photo', type: 'image/jpeg' },
      content: Buffer.alloc(size),
    });
    const by = { authorization: `Bearer ${company.token}` };
    return askSecurely(caddy.https, { ...request, host, body, headers: { ...headers, ...by } });
  };
  const [largest, larger] = [await send(MOST_BYTES), await send(13 * 1024 * 1024)];
  // The one is no photo, the other one is more than we take. Both are said by us, in the usual form.
  const told = [
    largest.status === 422 && largest.text.includes('photo_type_refused'),
    larger.status === 413 && larger.text.includes('file_too_large'),
  ];
  result.atMost('sizes of files that were judged wrongly', told.filter((right) => !right).length, 0);
  const restarted = restart();
  const meanwhile = [];
  for (let over = false; !over; ) {
    over = await Promise.race([restarted.then(() => true), sleep(100, false)]);
    meanwhile.push((await askSecurely(caddy.https, { host, path: '/auth/login' })).status);
  }
  result.note('requests while the server is restarted', meanwhile.length);
  result.atMost('of these, failed', meanwhile.filter((status) => status !== 200).length, 0);
}

/** The hand-over that was asked for is in the traces, from the request to its statements. */
async function findTrace(result, traces) {
  const verb = () => traces.spans.find(({ name }) => name === 'command rentals.activate');
  for (const from = Date.now(); !verb() && Date.now() - from < PATIENCE_MS; ) await sleep(300);
  const { traceId } = verb() ?? {};
  const names = traces.spans.filter((span) => traceId && span.traceId === traceId).map(({ name }) => name);
  const missing = ['POST /api/rentals/[rentalId]/activate', 'INSERT'].filter((name) => !names.includes(name));
  result.atMost('spans of a hand-over that were not sent', missing.length, 0);
}

async function browse(result, { front, company, atEnd }) {
  const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP *.${DOMAIN} 127.0.0.1`];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  atEnd(() => browser.close());
  const baseURL = `https://${company.slug}.${DOMAIN}:${front}`;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const broken = [];
  page.on('response', (answer) => answer.status() >= 400 && broken.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => broken.push(String(error)));
  await page.goto('/');
  await page.locator('#email').fill(`manager@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/dashboard$/);
  const open = (await context.cookies()).filter(({ httpOnly, secure }) => httpOnly && !secure);
  result.atMost('cookies of the session that are not Secure', open.length, 0);
  for (const screen of SCREENS) {
    const answer = await page.goto(`/${screen}`);
    await page.locator('h1').first().waitFor();
    if (answer?.status() !== 200) broken.push(`${answer?.status()} /${screen}`);
  }
  await page.goto('/customers/new');
  await page.getByRole('button', { name: WORDS.button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const passport = path.join(ROOT, 'tests', 'fixtures', 'scan', 'passport.jpg');
  await dialog.locator('input[data-scan-file]').setInputFiles(passport);
  await dialog.getByRole('heading', { name: WORDS.found_passport }).waitFor();
  await dialog.getByRole('button', { name: WORDS.fill_in }).click();
  result.note('read from a photo of a passport:', await page.locator('#fullName').inputValue());
  for (const line of broken) console.log(`  ${line}`);
  result.atMost('answers and screens that failed in the browser', broken.length, 0);
}
