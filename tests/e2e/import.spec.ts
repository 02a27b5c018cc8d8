import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { test } from './parts/journey';
import { untilHydrated } from './parts/until-hydrated';
import { WORDS } from './parts/words';

const words = WORDS.fr;
const HEADER = 'Marque;Modèle;Année;No plaque;Carburant;Tarif journalier;Kilométrage;Assurance;Chef';
const ROWS = 500;

test.use({ locale: 'fr-HT' });

function row(index: number): string[] {
  const fuel = index % 2 ? 'Diesel' : 'Essence';
  const plate = `TT-${String(10_000 + index)}`;
  return ['Toyota', 'RAV4', '2021', plate, fuel, '95,50', String(40_000 + index), '', 'Ti Jo'];
}

function list(rows: string[][]): Buffer {
  return Buffer.from(`\ufeff${[HEADER, ...rows.map((cells) => cells.join(';'))].join('\r\n')}`);
}

async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.locator('input[type=file]');
  await untilHydrated(chooser);
  await chooser.setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await give(page, name, buffer);
  await expect(page.getByRole('heading', { name: words.imports.columns_title })).toBeVisible();
}

/** The file has no column for these two: one value for all rows. */
async function fillMissing(page: Page): Promise<void> {
  await page.locator('#default-seats').fill('5');
  await page.locator('#default-transmission').selectOption('automatic');
  await page.getByRole('button', { name: words.imports.check }).click();
}

test('a fleet of 500 is imported from a spreadsheet: corrected first, and only once', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/vehicles');
  await page.getByRole('link', { name: words.imports.action, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.imports.title_vehicles })).toBeVisible();

  await give(page, 'x.csv', Buffer.from('%PDF-1.7'));
  await expect(page.getByRole('alert').getByText(words.errors.import_not_table)).toBeVisible();

  const rows = Array.from({ length: ROWS }, (_, index) => row(index));
  const bad = rows.map((cells, index) =>
    index === 7 ? cells.with(5, '1,234') : index === 9 ? cells.with(4, 'Bwa') : cells,
  );
  await choose(page, 'flotte.csv', list(bad));
  await expect(page.getByText('Ti Jo').first()).toBeVisible();
  await fillMissing(page);
  await expect(page.getByText(words.errors.invalid_money)).toBeVisible();
  await expect(page.getByText('Bwa', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /500/ })).toHaveCount(0);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.imports.download_problems }).click(),
  ]);
  const problems = await readFile(await download.path(), 'utf8');
  expect(problems.charCodeAt(0)).toBe(0xfeff);
  expect(problems.split('\r\n')).toHaveLength(ROWS + 2);
  expect(problems).toContain(words.errors.invalid_money);

  // Corrected the way people do it: the wrong cells are changed, and the column with the problems stays.
  await page.getByRole('link', { name: words.imports.corrected_file }).click();
  const corrected = problems.replace('"1,234"', '"95,50"').replace(',Bwa,', ',Diesel,');
  await choose(page, 'flotte-2.csv', Buffer.from(corrected));
  await fillMissing(page);
  await expect(page.getByText(words.imports.all_good)).toBeVisible();
  await page.getByRole('button', { name: /500/ }).click();
  await expect(page.getByText(words.imports.done)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  expect(await countIn(company, 'vehicles', "make = 'Toyota'")).toBe(ROWS);

  await page.getByRole('link', { name: words.imports.another }).click();
  await choose(page, 'flotte.csv', list(rows));
  await fillMissing(page);
  await expect(page.getByText(words.imports.nothing_new)).toBeVisible();
  expect(await countIn(company, 'vehicles', "make = 'Toyota'")).toBe(ROWS);
  await page.goto('/vehicles?q=tt10499');
  await expect(page.getByText('TT-10499').filter({ visible: true }).first()).toBeVisible();
});

test('an agent is not offered the import, and does not reach it', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/imports/vehicles');
  await expect(page).toHaveURL('/vehicles');
  await expect(page.getByRole('link', { name: words.vehicles.list_title }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: words.imports.action, exact: true })).toHaveCount(0);
});
