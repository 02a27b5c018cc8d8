import path from 'node:path';
import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';
import { serverEnvironment } from './parts/environment.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { anyPort } from './parts/ports.mjs';
import { ROOT, typescript } from './parts/run.mjs';
import { serve } from './parts/serve.mjs';

const FOLDER = path.join(ROOT, 'docs', 'screenshots');
// A typical list, in which one phone and one date are wrong.
const CLIENTS = Buffer.from(
  [
    'Nom complet;Téléphone;Numéro de permis;Expiration du permis;Ville',
    'Guerlande Saint-Vil;+509 3700-2101;AB-991204;31/12/2028;Cap-Haïtien',
    'Wilky Petit-Homme;37 00 21;AB-991377;14/02/2029;Milot',
    'Nadège Fils-Aimé;+509 3700-2103;AB-991410;45/06/2027;Limbé',
    'Ronald Dorsainvil;+509 3700-2104;AB-991533;09/10/2030;Cap-Haïtien',
  ].join('\n'),
);
const PASSWORD = 'kabrit-manje-mango-42';

// Takes the README's screenshots from a demo created for them.
await command(async (atEnd) => {
  await ensureInstalled();
  const { ensureChromium } = await import('./parts/chromium.mjs');
  const { makeDatabase, scratchServer } = await import('./parts/scratch-database.mjs');
  const { chromium } = await import('@playwright/test');
  const server = await scratchServer();
  atEnd(server.stop);
  const database = await makeDatabase(server.url);
  atEnd(database.drop);
  const env = serverEnvironment(database.url, { ROOT_DOMAIN: 'localhost' });
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  await ensureBuilt();
  const port = await anyPort();
  const app = await serve(port, env);
  atEnd(app.stop);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  atEnd(() => browser.close());

  const desk = await signIn(browser, { port, company: 'palmis', locale: 'fr', width: 1440, height: 900 });
  await desk.goto('/dashboard');
  await take(desk, 'dashboard');
  await desk.goto('/availability');
  await take(desk, 'planner');
  await desk.goto('/today');
  await take(desk, 'today');
  await desk.goto('/rentals/new');
  await pick(desk, '#customerId');
  await desk.locator('[role=radiogroup] label').first().click();
  await desk.getByText('Total').first().waitFor();
  await desk.locator('h1').click();
  await take(desk, 'wizard');
  await desk.goto('/vehicles');
  await desk.getByRole('link', { name: /Hilux/ }).first().click();
  await desk.getByRole('heading', { level: 1, name: /Hilux/ }).waitFor();
  await desk.getByRole('link', { name: /Revenus et coûts/ }).click();
  await desk.waitForURL(/tab=/);
  await take(desk, 'vehicle');
  await desk.goto('/imports/customers');
  await desk.waitForLoadState('networkidle');
  await desk.locator('input[type=file]').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: CLIENTS });
  await desk.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await desk.getByRole('heading', { name: 'Lignes à corriger' }).waitFor();
  await take(desk, 'import');
  const phone = await signIn(browser, { port, company: 'lakay', locale: 'ht', width: 360, height: 780 });
  await phone.goto('/dashboard');
  await take(phone, 'phone');
});

async function signIn(browser, { port, company, locale, width, height }) {
  const host = `${company}.localhost`;
  const baseURL = `http://${host}:${port}`;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    isMobile: width < 600,
    locale: 'fr',
  });
  await context.addCookies([{ name: 'wout.locale', value: locale, domain: host, path: '/' }]);
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.fill('#email', `manager@${company}.test`);
  await page.fill('#password', PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** The first option that can be chosen. */
async function pick(page, field) {
  await page.locator(field).click();
  await page.locator('[role=option]:not([aria-disabled=true])').first().click();
}

async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}
