import { expect, test } from '@playwright/test';
import { askServed } from '../support/ask-served';
import { makeTenant } from '../support/factories';
import { memberToken } from '../support/member-token';

test('the icon is there for each browser, robots are sent away, and a missing file is no page, signed in or not', async () => {
  const company = await makeTenant();
  const token = await memberToken(company, 'agent');
  const ask = (path: string, session: string | null) => askServed(path, { label: company.slug, token: session });
  const { text } = await ask('/auth/login', null);
  const named = [...text.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(named.map((href) => href.split('?')[0]).toSorted()).toEqual(['/favicon.ico', '/icon.svg']);
  for (const session of [null, token]) {
    const robots = await ask('/robots.txt', session);
    expect([robots.status, robots.text]).toEqual([200, expect.stringMatching(/^User-Agent: \*\nDisallow: \/\s*$/)]);
    for (const path of [...named, '/icon.svg', '/favicon.ico']) {
      const { status, headers } = await ask(path, session);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\/(?:svg\+xml|x-icon)/),
      ]);
    }
    for (const path of [
      '/_next/static/chunks/of-yesterday.js',
      '/_next/static/x.css',
      '/_next/x',
      '/_next/data/x.json',
    ]) {
      const { status, headers } = await ask(path, session);
      expect([path, status, headers['content-type'], headers.location]).toEqual([
        path,
        404,
        'application/json',
        undefined,
      ]);
    }
  }
});
