// Counts how many moderately bad photos are read, and how long each takes, in a real browser on a running demo.
// Usage:
//   node tests/bench/scan.mjs http://lakay.localhost:3000 [photos of each specimen, 10] [badness, 1]
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { varyPhoto } from './vary-photo.mjs';

const [address = 'http://lakay.localhost:3000', count = '10', badness = '1'] = process.argv.slice(2);
const PLACE = path.join(import.meta.dirname, '../fixtures/scan');
const SPECIMENS = JSON.parse(fs.readFileSync(path.join(PLACE, 'specimens.json'), 'utf8'));
const FIRST_SEED = 1000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (fs.existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(`${address}/auth/login`);
await page.locator('#email').fill('manager@lakay.test');
await page.locator('#password').fill('kabrit-manje-mango-42');
await page.locator('form button[type=submit]').click();
await page.waitForURL('**/dashboard');
await page.goto(`${address}/customers/new`);
await page.locator('button:has(use[href$="#scan-text"])').click();
const dialog = page.getByRole('dialog');

const times = [];
let readAll = 0;
for (const specimen of SPECIMENS) {
  let read = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(count); seed += 1) {
    const buffer = await varyPhoto(path.join(PLACE, `${specimen.name}.png`), seed, { badness: Number(badness) });
    const from = Date.now();
    await dialog
      .locator('input[data-scan-file]')
      .setInputFiles({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer });
    const isFound = await outcome();
    times.push(Date.now() - from);
    const values = isFound ? await valuesShown() : [];
    const wanted = specimen.found ? Object.values(specimen.found) : [];
    const isRight = specimen.found ? wanted.every((value) => values.includes(value)) : !isFound;
    if (isRight) read += 1;
    else console.log(`${specimen.name} ${seed}: ${values.join(' | ') || 'nothing'}`);
    if (isFound) await dialog.locator('button[type=button]').last().click();
  }
  readAll += read;
  console.log(`${specimen.name}: ${read} of ${count}`);
}
times.sort((a, b) => a - b);
const all = SPECIMENS.length * Number(count);
console.log(`${readAll} of ${all}, median ${times[Math.floor(times.length / 2)]} ms, slowest ${times.at(-1)} ms`);
await browser.close();

/** Whether something was found, once the dialog shows a result. */
async function outcome() {
  await dialog.locator('[role=status] .animate-spin').waitFor();
  await dialog.locator('[role=status] .animate-spin').waitFor({ state: 'detached', timeout: 120_000 });
  return (await dialog.locator('form').count()) > 0;
}

function valuesShown() {
  return dialog
    .locator('li input:not([type=checkbox]), li select')
    .evaluateAll((controls) => controls.map((control) => control.value));
}
