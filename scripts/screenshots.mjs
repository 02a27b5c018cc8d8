import path from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { ROOT, typescript } from './parts/run.mjs';

await ensureInstalled();
const { ensureDatabase } = await import('./parts/postgres.mjs');
const { ensureBuilt } = await import('./parts/build.mjs');
const { ensureChromium } = await import('./parts/chromium.mjs');
const { freePort } = await import('./parts/ports.mjs');
const { serverEnvironment } = await import('./parts/environment.mjs');
const { serve } = await import('./parts/serve.mjs');
const { chromium } = await import('@playwright/test');

const FOLDER = path.join(ROOT, 'docs', 'screenshots');
const PASSWORD = 'kabrit-manje-mango-42';

const database = await ensureDatabase('postgres-test', { own: true, fast: true });
const { default: postgres } = await import('postgres');
const admin = postgres(database.url, { max: 1, onnotice: () => undefined });
await admin.unsafe('drop database if exists wout_screenshots with (force)');
await admin.unsafe('create database wout_screenshots');
const url = new URL(database.url);
url.pathname = '/wout_screenshots';
const env = serverEnvironment(url.toString(), { ROOT_DOMAIN: 'localhost' });
let app = null;
let browser = null;
try {
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  await ensureBuilt();
  const port = await freePort(3600);
  app = await serve(port, env, { quiet: true });
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  await take({ port, company: 'palmis', locale: 'fr', viewport: { width: 1440, height: 900 } }, [
    ['/dashboard', 'dashboard'],
    ['/vehicles', 'vehicles'],
    ['/rentals', 'rentals'],
    ['/rentals/new', 'wizard'],
  ]);
  await take({ port, company: 'lakay', locale: 'ht', viewport: { width: 360, height: 780 } }, [
    ['/dashboard', 'phone'],
  ]);
} finally {
  await browser?.close();
  await app?.stop();
  await admin.unsafe('drop database if exists wout_screenshots with (force)');
  await admin.end();
  await database.stop();
}

async function take({ port, company, locale, viewport }, pages) {
  const context = await browser.newContext({ viewport });
  const host = `${company}.localhost`;
  await context.addCookies([{ name: 'wout.locale', value: locale, domain: host, path: '/' }]);
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/auth/login`);
  await page.fill('#email', `manager@${company}.test`);
  await page.fill('#password', PASSWORD);
  await page.click('form button[type=submit]');
  await page.waitForURL('**/dashboard');
  for (const [address, name] of pages) {
    await page.goto(`http://${host}:${port}${address}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  }
  await context.close();
}
