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
