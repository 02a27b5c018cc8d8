import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { fillLists } from './parts/fill-lists';
import { test } from './parts/journey';

/** The limits for the HTML of a list with 25 rows. `npm run bench:lists` prints the size of each list. */
const RAW_BYTES = 110_000;
const GZIP_BYTES = 18_000;

test('a list of 25 rows stays light enough for a slow network', async ({ page, company, signIn }) => {
  await fillLists(company);
  await signIn('manager');
  await page.goto('/notices');
  for (const list of ['/vehicles', '/customers', '/drivers', '/rentals', '/payments?tab=recent']) {
    const html = await page.evaluate(async (path) => (await fetch(path)).text(), list);
    expect(html.match(/<tr role="row">/g), list).toHaveLength(26);
    expect(Buffer.byteLength(html), list).toBeLessThanOrEqual(RAW_BYTES);
    expect(gzipSync(html).byteLength, list).toBeLessThanOrEqual(GZIP_BYTES);
  }
});

test('nothing is loaded before a press, and then the list shows its title at once', async ({ page, signIn }) => {
  await signIn('manager');
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await page.goto('/vehicles');
  const [nav, main] = [page.getByRole('navigation', { name: 'Main menu' }), page.getByRole('main')];
  await nav.getByRole('link', { name: 'Rentals', exact: true }).hover();
  await nav.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Customers' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Vehicles' })).toBeHidden();
  await expect.poll(() => asked, 'only what was pressed is loaded').toEqual(['/customers']);
  letGo();
  await page.waitForURL('**/customers');
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(main.getByRole('heading')).toHaveCount(1);
});
